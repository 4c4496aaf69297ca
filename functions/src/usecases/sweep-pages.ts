import type { Page, SweepPlaces } from '../domain/ports/sweeps';

/** Of one run, which shares its function's time with others: what it leaves, the next one takes. */
export const MAX_PAGES = 5;
const RUN_MS = 25_000;

export type SweepPorts = {
  places: SweepPlaces;
  now: () => Date;
  warn: (event: string, error: unknown) => void;
};

type Sweep<Item> = {
  name: string;
  /** What there is to look at after a place where another page ended. */
  list: (after: string | null) => Promise<Page<Item>>;
  settle: (item: Item) => Promise<unknown>;
  /** Whether a run has done enough; the next one begins with the page that it stopped in. */
  isOver?: () => boolean;
  /** Logged for an item that fails: the others must not wait for it; a later run tries again. */
  failed: string;
};

/**
 * Looks at what a sweep finds, page by page and for a bounded time. The next run goes on where this one stopped, so that
 * nothing waits for ever behind what cannot be settled yet. Returns how many were settled.
 */
export async function sweepPages<Item>(
  { places, now, warn }: SweepPorts,
  { name, list, settle, failed, isOver }: Sweep<Item>,
): Promise<number> {
  const end = now().getTime() + RUN_MS;
  const begun = await places.get(name);
  let [settled, after] = [0, begun];
  for (let page = 0; page < MAX_PAGES; page++) {
    const { found, next } = await list(after);
    for (const item of found) {
      // Its page is begun again: what was settled in it is not found any more.
      if (now().getTime() > end || isOver?.()) return settled;
      try {
        await settle(item);
        settled += 1;
      } catch (error) {
        warn(failed, error);
      }
    }
    if (next !== after) await places.set(name, next);
    after = next;
    if (after === null) break;
  }
  return settled;
}
