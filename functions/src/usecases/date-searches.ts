import type { SearchExpiry } from '../domain/ports/stored-searches';
import type { SweepPlaces } from '../domain/ports/sweeps';

type Ports = {
  searches: SearchExpiry;
  places: SweepPlaces;
  /** 0: they stay until their owner deletes them. */
  retentionDays: number;
};

const NAME = 'searchExpiry';
const DONE = 'done';
/** Of one run; what it leaves, the next one takes. */
const MAX_PAGES = 50;

/** How long they are kept as it was applied last, and how far that came. Before the first time nothing has an end. */
function parse(place: string | null): { days: number; after: string } {
  const [days = '0', after = DONE] = place?.split(' ') ?? [];
  return { days: Number(days), after };
}

/**
 * Gives stored questions the moment at which they go, once after each change of how long the operator keeps them; new ones
 * are stored with it. Firestore does the rest. Returns how many were changed.
 */
export const dateSearches =
  ({ searches, places, retentionDays }: Ports) =>
  async (): Promise<number> => {
    const begun = parse(await places.get(NAME));
    const isAnew = begun.days !== retentionDays;
    if (!isAnew && begun.after === DONE) return 0;
    let after = isAnew ? null : begun.after;
    let changed = 0;
    for (let page = 0; page < MAX_PAGES; page++) {
      const applied = await searches.apply(retentionDays, after);
      changed += applied.changed;
      after = applied.next;
      await places.set(NAME, `${retentionDays} ${after ?? DONE}`);
      if (after === null) break;
    }
    return changed;
  };
