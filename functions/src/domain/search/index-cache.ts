import type { LexicalIndex } from './index-format';

type WantedIndex = {
  key: string;
  /** Roughly what it takes in memory, which is known for sure once it is loaded. */
  estimatedBytes: number;
  load: () => Promise<LexicalIndex>;
};

export type IndexCache = {
  /**
   * Hands these indexes to `work`, which must not hold them afterwards, and keeps them as far as there is room. Each is
   * loaded at most once at a time; a failed load is forgotten. Waits, in the order of the calls, while others use so many
   * that these would not fit.
   */
  use<Result>(
    wanted: readonly WantedIndex[],
    work: (indexes: LexicalIndex[]) => Result,
  ): Promise<Result>;
};

type Entry = { index: Promise<LexicalIndex>; bytes: number; users: number };
type Waiting = { wanted: readonly WantedIndex[]; admit: (entries: Entry[]) => void };

type Size = Pick<Entry, 'bytes' | 'users'>;

const isUsed = ({ users }: Size): boolean => users > 0;

function bytesOf(entries: Iterable<Size>): number {
  let sum = 0;
  for (const { bytes } of entries) sum += bytes;
  return sum;
}

/** The indexes in memory: those in use, and as many of the others as there is room for, the longest unused go first. */
function createStore(maxBytes: number) {
  // A Map keeps the order of insertion: the first entry is the longest unused.
  const entries = new Map<string, Entry>();

  function makeRoom(): void {
    let total = bytesOf(entries.values());
    for (const [key, { bytes, users }] of entries) {
      if (total <= maxBytes) return;
      if (users > 0) continue;
      entries.delete(key);
      total -= bytes;
    }
  }

  function begin({ key, estimatedBytes, load }: WantedIndex): Entry {
    const entry: Entry = { index: load(), bytes: estimatedBytes, users: 1 };
    entry.index.then(
      ({ byteLength }) => {
        entry.bytes = byteLength;
        makeRoom();
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return entry;
  }

  return {
    /** Whether these fit beside what others use: what nobody uses makes room. Too many for it are taken alone. */
    fits(wanted: readonly WantedIndex[]): boolean {
      const used = bytesOf([...entries.values()].filter(isUsed));
      const more = wanted.map(
        ({ key, estimatedBytes }) => entries.get(key) ?? { bytes: estimatedBytes, users: 0 },
      );
      const unused = more.filter((entry) => !isUsed(entry));
      return used === 0 || used + bytesOf(unused) <= maxBytes;
    },

    take(wanted: readonly WantedIndex[]): Entry[] {
      // First those that are here: room for the others must not be made of them.
      for (const { key } of wanted) {
        const kept = entries.get(key);
        if (kept) kept.users += 1;
      }
      return wanted.map((one) => {
        const entry = entries.get(one.key) ?? begin(one);
        entries.delete(one.key);
        entries.set(one.key, entry);
        makeRoom();
        return entry;
      });
    },

    release(taken: readonly Entry[]): void {
      for (const entry of taken) entry.users -= 1;
      makeRoom();
    },
  };
}

/**
 * Holds indexes up to `maxBytes` together, those in use and those that are kept for later. Work that wants more than that
 * by itself runs alone.
 */
export function createIndexCache(maxBytes: number): IndexCache {
  const store = createStore(maxBytes);
  const waiting: Waiting[] = [];

  /** The first in the line goes first, also where a later one would fit: nobody waits for ever. */
  function admitWaiting(): void {
    for (let next = waiting[0]; next && store.fits(next.wanted); next = waiting[0]) {
      waiting.shift();
      next.admit(store.take(next.wanted));
    }
  }

  return {
    async use(wanted, work) {
      const taken = await new Promise<Entry[]>((admit) => {
        waiting.push({ wanted, admit });
        admitWaiting();
      });
      try {
        // All of them: those that still load when one has failed take their room until then.
        const loads = await Promise.allSettled(taken.map(({ index }) => index));
        return work(loads.map(loaded));
      } finally {
        store.release(taken);
        admitWaiting();
      }
    },
  };
}

function loaded(load: PromiseSettledResult<LexicalIndex>): LexicalIndex {
  if (load.status === 'rejected') throw load.reason;
  return load.value;
}
