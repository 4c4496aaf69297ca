import { MAX_FOUND_PLACES, type FoundPlace } from '@contract';
import type { WholeDocuments } from '../domain/page-ports';
import type { Manuals } from '../domain/ports';
import { findInPage } from '../domain/viewing/find-in-page';
import { readableManual } from './readable-manual';

type Ports = { manuals: Pick<Manuals, 'get'>; documents: Pick<WholeDocuments, 'all'> };

type Found = { places: FoundPlace[]; hasMore: boolean };

/** Where a manual holds these words, on pages behind `after`. Pages are listed whole, or at the next search. */
export const findInManual =
  ({ manuals, documents }: Ports) =>
  async (
    uid: string,
    id: number,
    { q, after = 0 }: { q: string; after?: number | undefined },
  ): Promise<Found> => {
    const { revision } = await readableManual({ manuals })(uid, id);
    const places: FoundPlace[] = [];
    for await (const page of documents.all(uid, { manualId: id, revision })) {
      if (page.place <= after) continue;
      const found = findInPage(page, q);
      if (places.length > 0 && places.length + found.length > MAX_FOUND_PLACES) {
        return { places, hasMore: true };
      }
      places.push(...found.slice(0, MAX_FOUND_PLACES));
    }
    return { places, hasMore: false };
  };
