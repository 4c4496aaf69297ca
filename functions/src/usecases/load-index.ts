import { indexOfChunks } from '../domain/search/build-index';
import {
  openLexicalIndex,
  UnreadableIndex,
  type LexicalIndex,
} from '../domain/search/index-format';
import type { Chunks, LexicalIndexes, Manuals, RevisionKey } from '../domain/ports';
import { RevisionGone } from '../domain/manuals/revision-gone';

export type IndexPorts = {
  indexes: Pick<LexicalIndexes, 'load' | 'save' | 'deleteRevision'>;
  chunks: Pick<Chunks, 'list'>;
  manuals: Pick<Manuals, 'get'>;
  warn: (event: string, error: unknown) => void;
};

/** More than the largest manual has; Firestore takes 32-bit limits. */
const MAX_CHUNKS = 200_000;

/** `isNewer`: a later version of ours wrote it, and still reads it. */
type Stored = { index: LexicalIndex | null; isNewer: boolean };

function openIfReadable(bytes: Uint8Array): Stored {
  try {
    return { index: openLexicalIndex(bytes), isNewer: false };
  } catch (error) {
    if (error instanceof UnreadableIndex) return { index: null, isNewer: error.isNewer };
    throw error;
  }
}

/**
 * The lexical index of a revision: as it is stored, or built from the chunks where it is missing or of another version,
 * and stored then for the other instances. Fails with RevisionGone where there are no chunks either: a revision that is
 * askable has some.
 */
export function loadIndex({ indexes, chunks, manuals, warn }: IndexPorts) {
  const oneAfterTheOther = queue();

  async function build(uid: string, key: RevisionKey): Promise<Uint8Array> {
    const all = await chunks.list(uid, key.manualId, key.revision, MAX_CHUNKS);
    if (all.length === 0) throw new RevisionGone();
    return indexOfChunks(all);
  }

  /** Whoever deletes a manual, or reads it anew, may have looked for its indexes before this one was written. */
  async function store(uid: string, key: RevisionKey, bytes: Uint8Array): Promise<void> {
    await indexes.save(uid, key, bytes);
    const manual = await manuals.get(uid, key.manualId);
    const isAskable = manual?.activeRevision === key.revision && manual.status !== 'deleted';
    if (!isAskable) await indexes.deleteRevision(uid, key);
  }

  return async (uid: string, key: RevisionKey): Promise<LexicalIndex> => {
    const bytes = await indexes.load(uid, key);
    const stored = bytes && openIfReadable(bytes);
    if (stored?.index) return stored.index;
    // Passages and terms of a whole manual take many times the memory of its index.
    return oneAfterTheOther(async () => {
      const built = await build(uid, key);
      if (!stored?.isNewer) {
        await store(uid, key, built).catch((error: unknown) => warn('index not stored', error));
      }
      return openLexicalIndex(built);
    });
  };
}

function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
