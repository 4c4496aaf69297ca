import { MAX_FOUND_PLACES, type FoundPlace } from '@contract';
import type { WholeDocuments } from '../domain/ports/pages';
import type { Manuals } from '../domain/ports';
import { findInPage } from '../domain/viewing/find-in-page';
import { MAX_LETTERS } from '../domain/viewing/reach';
import { readableManual } from './readable-manual';
import type { WithinQuota } from './within-quota';

type Ports = {
  manuals: Pick<Manuals, 'get'>;
  documents: Pick<WholeDocuments, 'all'>;
  within: Pick<WithinQuota, 'look'>;
};

type Wanted = { q: string; after?: number | undefined };
/** `searchedTo`: up to which page a long manual was looked through, where that is not its end. */
type Found = { places: FoundPlace[]; hasMore: boolean; searchedTo?: number };

/** Where a manual holds these words, on pages behind `after`. Pages are listed whole, or at the next search. */
export const findInManual =
  ({ manuals, documents, within }: Ports) =>
  async (uid: string, id: number, { q, after = 0 }: Wanted): Promise<Found> => {
    const { revision } = await readableManual({ manuals })(uid, id);
    return within.look(uid, async () => {
      const places: FoundPlace[] = [];
      let letters = 0;
      for await (const page of documents.all(uid, { manualId: id, revision }, after + 1)) {
        if (letters >= MAX_LETTERS) return { places, hasMore: true, searchedTo: page.place - 1 };
        letters += page.text.length;
        const found = findInPage(page, q, MAX_FOUND_PLACES + 1);
        if (places.length > 0 && places.length + found.length > MAX_FOUND_PLACES) {
          return { places, hasMore: true };
        }
        places.push(...found.slice(0, MAX_FOUND_PLACES));
      }
      return { places, hasMore: false };
    });
  };
