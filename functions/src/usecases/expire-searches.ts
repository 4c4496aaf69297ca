import type { Searches } from '../domain/ports';

type Ports = {
  searches: Pick<Searches, 'deleteOlder'>;
  /** 0: they stay until their owner deletes them. */
  retentionDays: number;
  now: () => Date;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Deleted at a time; what one run leaves, the next takes. */
const PAGE = 400;
const MOST_PAGES = 50;

/** Deletes questions and answers that are older than the operator keeps them. Returns how many there were. */
export const expireSearches =
  ({ searches, retentionDays, now }: Ports) =>
  async (): Promise<number> => {
    if (retentionDays === 0) return 0;
    const before = new Date(now().getTime() - retentionDays * DAY_MS);
    let deleted = 0;
    for (let page = 0; page < MOST_PAGES; page++) {
      const found = await searches.deleteOlder(before, PAGE);
      deleted += found;
      if (found < PAGE) break;
    }
    return deleted;
  };
