import { AppError } from '../domain/faults/app-error';
import type { Searches } from '../domain/ports';
import type { SearchRecord } from '../domain/ports/records';

/** Turns that found nothing, and are gone back over for what was shown before them; each costs a read. */
const MAX_TURNS_BACK = 3;

/** The question that another one goes on from, with what of the manual its owner saw last. Fails with SEARCH_NOT_FOUND. */
export const turnBefore =
  (searches: Pick<Searches, 'get'>) =>
  async (uid: string, followUpOf: number): Promise<SearchRecord> => {
    const search = await searches.get(uid, followUpOf);
    if (!search) throw new AppError('SEARCH_NOT_FOUND');
    let seen: SearchRecord | null = search;
    for (let back = 0; seen && seen.sourceDocuments.length === 0 && back < MAX_TURNS_BACK; back++) {
      seen = seen.followUpOf === undefined ? null : await searches.get(uid, seen.followUpOf);
    }
    if (!seen || seen.vehicleId !== search.vehicleId) return search;
    const { statements, sourceDocuments } = seen;
    return { ...search, sourceDocuments, ...(statements && { statements }) };
  };
