import { readingsOf, type Reading } from '../../functions/src/domain/pointed/numbered-manual';
import {
  storedLights,
  type PointedReading,
} from '../../functions/src/domain/pointed/pointed-lights';
import { LIGHTS_WRITTEN } from '../../functions/src/adapters/vertex/pointed-lights';
import { together } from '../../functions/src/usecases/point-findings';
import { lightsPrompt } from '../../functions/src/usecases/prompts/lights-prompt';
import type { Signal } from '../../functions/src/domain/warning-lights/signal';
import { partsOf } from '../findings/parts-of';
import { setsIn, SETS, type SignalEntry } from '../findings/sets';
import { signals } from '../findings/signals';
import { jsonLines } from '../measures';
import { percent, tally } from '../tables';
import { readingCost } from './cost';

/** What somebody in a model's place wrote for a prompt: as Gemini would, a reading by its manual and number. */
type Reply = { id: string; reply: unknown };

const idOf = (manual: string, at: number): string => `${manual}#${at + 1}`;

/** A light of the rules, of those and of what replies point at, against the set of its manual. */
function rowOf(entries: readonly SignalEntry[], found: readonly Signal[]) {
  const counts = tally(
    signals.judge(entries, found, { manual: '' }).flatMap((judged) => judged.counts),
  );
  const { listed = 0, found: right = 0 } = counts;
  return {
    listed,
    found: percent(right, listed),
    milder: counts['less urgent'] ?? 0,
    'too severe': counts['more urgent'] ?? 0,
    'may go on, not said': counts['may go on, not said'] ?? 0,
    beyond: counts.extra ?? 0,
  };
}

/** Every reading of the manuals that have a set of lights: the exact prompts. */
export async function findingPrompts(manual: string | undefined) {
  const prompts: { id: string; instructions: string; data: string }[] = [];
  for (const set of setsIn(SETS)) {
    if (!set.signals || (manual ?? set.manual) !== set.manual) continue;
    const readings = readingsOf(await partsOf(set.manual));
    readings.forEach((reading, at) =>
      prompts.push({ id: idOf(set.manual, at), ...lightsPrompt(reading) }),
    );
  }
  return prompts;
}

function pointedBy(
  replies: ReadonlyMap<string, unknown>,
  manual: string,
  readings: readonly Reading[],
): PointedReading[] {
  return readings.flatMap((reading, at) => {
    const reply = replies.get(idOf(manual, at));
    const read = LIGHTS_WRITTEN.safeParse(reply);
    return read.success ? [{ lights: storedLights(read.data, reading), tokens: 0 }] : [];
  });
}

/** Replies through the road of the product, beside the rules alone, with what they would have cost. */
export async function scoreFindings(file: string): Promise<void> {
  const replies = new Map(jsonLines<Reply>(file).map(({ id, reply }) => [id, reply]));
  for (const { manual, signals: entries } of setsIn(SETS)) {
    const isAnswered = [...replies.keys()].some((id) => id.startsWith(`${manual}#`));
    if (!entries || !isAnswered) continue;
    const parts = await partsOf(manual);
    const readings = readingsOf(parts);
    const pointed = pointedBy(replies, manual, readings);
    const byRules = signals.finder.find(parts);
    console.table({
      [`${manual}, rules alone`]: rowOf(entries, byRules),
      [`${manual}, with replies`]: rowOf(entries, together(byRules, pointed, readings)),
    });
    const answered = readings.flatMap((reading, at) => {
      const reply = replies.get(idOf(manual, at));
      return reply === undefined ? [] : [{ prompt: lightsPrompt(reading), reply }];
    });
    console.log(
      `${pointed.length} of ${readings.length} readings answered;`,
      readingCost(answered),
    );
  }
}
