import { indexOfChunks } from '../domain/lexical/build-index';
import type { IndexCache } from '../domain/lexical/index-cache';
import { UnreadableIndex } from '../domain/lexical/index-format';
import { openLexicalIndex, type LexicalIndex } from '../domain/lexical/open-index';
import type { Chunks, LexicalIndexes, RevisionKey } from '../domain/ports';
import { RevisionGone } from '../domain/revision-gone';

type Ports = {
  indexes: Pick<LexicalIndexes, 'load'>;
  chunks: Pick<Chunks, 'list'>;
  cache: IndexCache;
};

/** More than the largest manual has; Firestore takes 32-bit limits. */
const MAX_CHUNKS = 200_000;

function openIfReadable(bytes: Uint8Array): LexicalIndex | null {
  try {
    return openLexicalIndex(bytes);
  } catch (error) {
    if (error instanceof UnreadableIndex) return null;
    throw error;
  }
}

/**
 * The lexical index of a revision: kept, loaded, or built from the chunks where it is missing or of another version.
 * What was built is not stored: the manual might be deleted meanwhile, and nobody would clear the object away. Fails with
 * RevisionGone where there are no chunks either: a revision that is askable has some.
 */
export function loadIndex({ indexes, chunks, cache }: Ports) {
  return (uid: string, key: RevisionKey): Promise<LexicalIndex> =>
    cache.get(`${uid}/${key.manualId}/${key.revision}`, async () => {
      const bytes = await indexes.load(uid, key);
      const stored = bytes === null ? null : openIfReadable(bytes);
      if (stored) return stored;
      const all = await chunks.list(uid, key.manualId, key.revision, MAX_CHUNKS);
      if (all.length === 0) throw new RevisionGone();
      return openLexicalIndex(indexOfChunks(all));
    });
}
