import { readFile } from 'node:fs/promises';
import { foundBy } from '../../domain/findings/finder';
import { FINDERS } from '../../domain/finders/finders';
import { manualParts, type ManualPart, type PageOfParts } from '../../domain/findings/manual-part';
import { stackTraceOf } from '../../domain/faults/stack-trace';
import type { FindingOrder } from '../reader/protocol';
import type { Watchdog } from '../reader/watchdog';

/** Of what one finder finds, as JSON: some ten times what one of a long manual gives, and less than may be loaded. */
const MAX_LETTERS = 4_000_000;

/** Null where it is more than a manual says, or where the finder failed. */
type Found = { found: unknown[] | null; failedAt: string | null };

/**
 * Looks through the document in a file with one finder after the other. The watchdog ends this process where one takes
 * too long: whoever started it knows which.
 */
export async function* foundIn(
  path: string,
  { finders, processorMs }: FindingOrder,
  watchdog: Watchdog,
): AsyncGenerator<Found> {
  let parts: ManualPart[] | null = null;
  for (const name of finders) {
    watchdog.allow(processorMs);
    parts ??= await partsIn(path);
    const look = lookWith(name, parts);
    yield watchdog.isSpent() ? { ...look, found: null } : look;
  }
}

async function partsIn(path: string): Promise<ManualPart[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  return manualParts(lines.map((line) => JSON.parse(line) as PageOfParts));
}

function lookWith(name: string, parts: readonly ManualPart[]): Found {
  const finder = FINDERS.find((one) => one.name === name);
  try {
    const found = finder ? foundBy(finder, parts) : null;
    const isShort = JSON.stringify(found).length <= MAX_LETTERS;
    return { found: isShort ? found : null, failedAt: null };
  } catch (error) {
    return { found: null, failedAt: stackTraceOf(error) };
  }
}
