import { inReadings, repliesIn, SHOWN } from '../../bench/model/readings';
import { readingPrompt } from '../../functions/src/usecases/prompts/reading-prompt';
import { fromRoot } from '../suite/paths';
import { promptKey, type Recorded, type Recordings } from './server';

/** The manuals that have any. */
export const RECORDED_MANUALS: readonly string[] = SHOWN;

/** What was recorded of the readings of these manuals, by the exact prompts that the product makes of them today. */
export async function recordingsOf(manuals: readonly string[]): Promise<Recordings> {
  const replies = repliesIn(fromRoot('bench/model/readings.jsonl'));
  const recordings = new Map<string, Recorded>();
  for (const manual of manuals)
    for (const { id, kind, reading } of (await inReadings(manual)).readings) {
      const { instructions, data } = readingPrompt(kind, reading);
      if (replies.has(id))
        recordings.set(promptKey(instructions, data), { id, reply: replies.get(id) });
    }
  return recordings;
}
