import type { SignalColour, SignalSeverity } from '@contract';
import type { Legend } from './colour-legend';
import { wholeOf, type Words } from './light-mention';
import { graveIn, type Sections } from './references';
import {
  goingOnBy,
  moreSevere,
  sendsToWorkshop,
  SEVERITY_OF,
  strength,
  tellsOwner,
  toldBy,
  type Told,
} from './severity';
import { quoteOf } from '../findings/manual-part';
import { entryOf } from './catalogue';
import { byRule, decidedByColour, type Decided, type Shining } from './colour-urgency';
import type { Meaning } from './signal';

/** The strongest of what words tell, with where they stand. */
function strongest(words: readonly Words[]): { told: Told; said: Words['said'] } | null {
  const told = words.flatMap(({ text, said }) => {
    const one = toldBy(text);
    return one ? [{ told: one, said }] : [];
  });
  return told.toSorted((one, other) => strength(other.told) - strength(one.told))[0] ?? null;
}

/** The first of those that ask for most. */
export const mostSevere = (first: Decided, ...others: Decided[]): Decided =>
  others.reduce(
    (one, other) => (moreSevere(one.severity, other.severity) === one.severity ? one : other),
    first,
  );

const INFORMS: readonly SignalColour[] = ['green', 'blue', 'white'];

/** That one may go on asks for nothing where the colour only informs: "READY: el vehículo puede circular". */
const severityOf = ({ says, phrase }: Told, colours: readonly SignalColour[]): SignalSeverity =>
  says === 'onward' &&
  colours.length > 0 &&
  colours.every((one) => INFORMS.includes(one)) &&
  goingOnBy(phrase) !== null
    ? 'info'
    : SEVERITY_OF[says];

/** Where something is to be done, though no words that are known say what. */
export const atLeastWorkshop = (decided: Decided, { colours, catalogue }: Shining): Decided =>
  decided.severity === 'info' &&
  !decided.deciding &&
  entryOf(catalogue)?.most !== 'info' &&
  !colours.some((one) => INFORMS.includes(one))
    ? { ...byRule, severity: 'workshop' }
    : decided;

/** Leaves no doubt, whatever the colour: to stop, or that one is to drive. */
const isDecisive = ({ says }: Told): boolean => says === 'stop' || says === 'onward';

/**
 * How urgent it is: by the words about the light. Where they leave it open and the colour asks for more, by what the manual says of
 * the colour, else by what it means in all vehicles.
 */
export function decide(words: readonly Words[], light: Shining, legend: Legend): Decided {
  const own = strongest(words);
  const byColour = decidedByColour({ words, light, own: own?.told ?? null }, legend);
  if (!own) return byColour;
  const severity = severityOf(own.told, light.colours);
  // That something is wrong is the manual's, what to do about it is not.
  const byWords: Decided =
    own.told.says === 'fault'
      ? { ...byRule, severity }
      : {
          ...{ severity, decidedBy: 'words' },
          deciding: { phrase: own.told.phrase, quote: quoteOf(own.said) },
        };
  const isSure =
    isDecisive(own.told) || (own.told.says === 'state' && !light.colours.includes('red'));
  return isSure ? byWords : mostSevere(byWords, byColour);
}

/** Whether it is the manual that sends to a workshop: "Reposte" and "Puede continuar" are as urgent, and send nowhere. */
export const workshopNamed = (
  { severity, decidedBy, deciding }: Decided,
  words: readonly Words[],
): Pick<Meaning, 'namesWorkshop'> => {
  const texts = [...words.map(({ text }) => text), deciding?.phrase ?? ''];
  const isNamed = severity === 'workshop' && decidedBy !== 'rule' && texts.some(sendsToWorkshop);
  return isNamed ? { namesWorkshop: true } : {};
};

/** Whether the words that ask to stop tell what to do then. */
export const ownersPart = (
  { severity, decidedBy, deciding }: Decided,
  words: readonly Words[],
): Pick<Meaning, 'tellsOwner'> => {
  const isByWords = severity === 'stop' && decidedBy === 'words';
  const own = words.filter(({ said }) => quoteOf(said).unit === deciding?.quote.unit);
  const isTold = isByWords && tellsOwner(own.map(({ text }) => text).join(' '));
  return isTold ? { tellsOwner: true } : {};
};

/** "Si se apaga, puede continuar": whoever sees the light may not. */
const IS_CONDITION =
  /(?<!\p{L})(?:si|cuando|una vez|hasta que|después|tras|salvo|mientras)(?!\p{L})/iu;

/** The words about the light by which one may go on; what is said of its colour is said of none in particular. */
export function mayGoOn(words: readonly Words[]): Meaning['mayGoOn'] {
  for (const { text, said } of words) {
    const phrase = goingOnBy(text);
    if (phrase && !IS_CONDITION.test(phrase)) return { phrase, quote: quoteOf(said) };
  }
  return null;
}

/** Sent to another section: what that asks for, unless the words about the light itself ask for something. */
export function withSection(words: readonly Words[], sections: Sections): Words[] {
  const own = strongest(words);
  if (own && (isDecisive(own.told) || own.told.says === 'workshop')) return [...words];
  const grave = words.flatMap((one) => graveIn(sections.referredTo(one)));
  return [...words, ...wholeOf(grave)];
}
