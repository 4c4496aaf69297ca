import type { SignalSeverity } from '@contract';
import { z } from 'zod';
import written from '../../../data/signal-severity.json';
import { splitSentences } from '../text/sentences';

/** What words tell to do, the strongest first. */
const TELLING = ['stop', 'onward', 'workshop', 'fault', 'state'] as const;

const phraseSchema = z.strictObject({
  id: z.string(),
  /**
   * stop: not to drive on; onward: to drive, be it to a workshop; workshop: to do something; fault: that something is wrong, not
   * what to do; state: that nothing is.
   */
  says: z.enum(TELLING),
  mayGoOn: z.boolean().default(false),
  /** Whether it is a workshop that is to do something. */
  namesWorkshop: z.boolean().default(false),
  /** Whether it is what an owner is to do where the vehicle stands; whether it ends the trip. */
  isOwners: z.boolean().default(false),
  endsTrip: z.boolean().default(false),
  /** An expression, of whole words. */
  pattern: z.string(),
  examples: z.array(z.string()).min(1),
  not: z.array(z.string()).min(1),
});

/** The table in functions/data/signal-severity.json. */
export const PHRASES = z
  .array(phraseSchema)
  .parse(written)
  .map(({ pattern, ...phrase }) => ({
    ...phrase,
    says: phrase.says,
    expression: new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu'),
  }));

type Telling = (typeof TELLING)[number];
/** `phrase`: the sentence that says it. */
export type Told = { says: Telling; phrase: string; /** Of the row of the table. */ id: string };

const sentenceAt = (text: string, at: number): string => {
  const span = splitSentences(text).find(({ start, end }) => start <= at && at < end);
  return span ? text.slice(span.start, span.end) : text;
};

/** The strongest of what a text tells; null where it tells nothing. */
export function toldBy(text: string): Told | null {
  for (const says of TELLING) {
    for (const phrase of PHRASES) {
      if (phrase.says !== says) continue;
      const found = phrase.expression.exec(text);
      if (found) return { says, phrase: sentenceAt(text, found.index), id: phrase.id };
    }
  }
  return null;
}

/** The sentence of a text by which one may go on. */
export function goingOnBy(text: string): string | null {
  for (const { mayGoOn, expression } of PHRASES) {
    const found = mayGoOn ? expression.exec(text) : null;
    if (found) return sentenceAt(text, found.index);
  }
  return null;
}

/** Whether a text names a workshop, or somebody who is to mend it: "Reposte" asks for none. */
export const sendsToWorkshop = (text: string): boolean =>
  PHRASES.some(({ namesWorkshop, expression }) => namesWorkshop && expression.test(text));

const FORBIDS = /(?<!\p{L})(?:no|nunca|not|never)\s\p{L}/iu;

/** Whether words tell an owner what to do, and neither forbid anything nor end the trip: "Pare y revise las presiones". */
export function tellsOwner(text: string): boolean {
  if (FORBIDS.test(text)) return false;
  const said = PHRASES.filter(({ expression }) => expression.test(text));
  return said.some((one) => one.isOwners) && !said.some((one) => one.endsTrip);
}

export const strength = ({ says }: Told): number => TELLING.length - TELLING.indexOf(says);

export const SEVERITY_OF: Record<Telling, SignalSeverity> = {
  stop: 'stop',
  onward: 'workshop',
  workshop: 'workshop',
  fault: 'workshop',
  state: 'info',
};

const RANK: Record<SignalSeverity, number> = { stop: 2, workshop: 1, info: 0 };

export const moreSevere = (one: SignalSeverity, other: SignalSeverity): SignalSeverity =>
  RANK[one] >= RANK[other] ? one : other;
