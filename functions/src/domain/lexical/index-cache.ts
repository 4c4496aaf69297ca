import type { LexicalIndex } from './open-index';

export type IndexCache = {
  /** The index of this key, loaded at most once at a time; a failed load is forgotten. */
  get(key: string, load: () => Promise<LexicalIndex>): Promise<LexicalIndex>;
};

type Entry = { index: Promise<LexicalIndex>; bytes: number };

/** Keeps indexes up to `maxBytes` together; the longest unused go first. One larger than that serves its question only. */
export function createIndexCache(maxBytes: number): IndexCache {
  // A Map keeps the order of insertion: the first entry is the longest unused.
  const entries = new Map<string, Entry>();
  let total = 0;

  const remove = (key: string): void => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const admit = (key: string, entry: Entry, bytes: number): void => {
    if (entries.get(key) !== entry) return;
    entry.bytes = bytes;
    total += bytes;
    if (bytes > maxBytes) remove(key);
    for (const oldest of [...entries.keys()]) {
      if (total <= maxBytes) return;
      if (oldest !== key) remove(oldest);
    }
  };

  return {
    get(key, load) {
      const known = entries.get(key);
      if (known) {
        entries.delete(key);
        entries.set(key, known);
        return known.index;
      }
      const entry: Entry = { index: load(), bytes: 0 };
      entries.set(key, entry);
      entry.index.then(
        (index) => admit(key, entry, index.byteLength),
        () => {
          if (entries.get(key) === entry) remove(key);
        },
      );
      return entry.index;
    },
  };
}
