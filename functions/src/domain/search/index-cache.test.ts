import { createIndexCache, type IndexCache } from './index-cache';
import type { LexicalIndex } from './index-format';

const index = (byteLength: number): LexicalIndex => ({
  ids: [],
  fields: {} as LexicalIndex['fields'],
  byteLength,
});

/** A cache whose loads are counted by key, each of the size that its key begins with. */
function counted(maxBytes: number) {
  const cache = createIndexCache(maxBytes);
  const loads: string[] = [];
  const use = (...keys: string[]) =>
    cache.use(
      keys.map((key) => ({
        key,
        estimatedBytes: Number.parseInt(key, 10),
        load: () => {
          loads.push(key);
          return Promise.resolve(index(Number.parseInt(key, 10)));
        },
      })),
      (indexes) => indexes.map(({ byteLength }) => byteLength),
    );
  return { use, loads };
}

/** Indexes that arrive when they are told to. */
function slow(cache: IndexCache) {
  const arrivals = new Map<string, () => void>();
  let bytes = 0;
  let most = 0;
  const use = (keys: readonly string[], estimate?: number) =>
    cache.use(
      keys.map((key) => ({
        key,
        estimatedBytes: estimate ?? Number.parseInt(key, 10),
        load: () =>
          new Promise<LexicalIndex>((resolve) => {
            const size = Number.parseInt(key, 10);
            bytes += size;
            most = Math.max(most, bytes);
            arrivals.set(key, () => resolve(index(size)));
          }),
      })),
      () => {
        for (const key of keys) bytes -= Number.parseInt(key, 10);
      },
    );
  const arrive = async (...keys: string[]): Promise<void> => {
    for (const key of keys) arrivals.get(key)?.();
    await new Promise(setImmediate);
  };
  return { use, arrive, asked: () => [...arrivals.keys()], most: () => most };
}

describe('createIndexCache', () => {
  it('loads an index once, also when two ask for it at the same time', async () => {
    const { use, loads } = counted(100);
    await Promise.all([use('1a'), use('1a')]);
    expect(await use('1a', '2b')).toEqual([1, 2]);
    expect(loads).toEqual(['1a', '2b']);
  });

  it('lets the longest unused go when there are too many bytes', async () => {
    const { use, loads } = counted(100);
    for (const key of ['40a', '40b', '40a', '40c', '40a', '40b']) await use(key);
    expect(loads).toEqual(['40a', '40b', '40c', '40b']);
  });

  it('makes room for a part of a shelf by none of its other parts', async () => {
    const { use, loads } = counted(100);
    await use('40a');
    await use('40b');
    await use('40c', '40a');
    expect(loads).toEqual(['40a', '40b', '40c']);
  });

  it('serves one that is larger than all its room, and does not keep it', async () => {
    const { use, loads } = counted(100);
    for (const key of ['500a', '500a']) expect(await use(key)).toEqual([500]);
    expect(loads).toEqual(['500a', '500a']);
  });

  it('has no more in use than its room while twenty shelves are asked for at once', async () => {
    const shelves = Array.from({ length: 20 }, (_, owner) =>
      Array.from({ length: 20 }, (_manual, at) => `5-${owner}-${at}`),
    );
    const { use, arrive, asked, most } = slow(createIndexCache(160));
    const questions = Promise.all(shelves.map((keys) => use(keys)));
    for (let round = 0; round < 20; round++) await arrive(...asked());
    await questions;
    expect(asked()).toHaveLength(400);
    expect(most()).toBeLessThanOrEqual(160);
  });

  it('serves in the order of the calls, also where a later one would fit', async () => {
    const { use, arrive, asked } = slow(createIndexCache(100));
    const all = [use(['60a']), use(['60b']), use(['10c'])];
    await arrive();
    expect(asked()).toEqual(['60a']);
    await arrive('60a');
    expect(asked()).toEqual(['60a', '60b', '10c']);
    await arrive('60b', '10c');
    await Promise.all(all);
  });

  it('counts what an index really takes once it is here', async () => {
    const { use, arrive, asked } = slow(createIndexCache(100));
    const all = [use(['80a', '5b'], 10), use(['15c'], 15), use(['15d'], 15)];
    await arrive('80a');
    expect(asked()).toEqual(['80a', '5b', '15c', '15d']);
    const late = use(['20e']);
    await arrive();
    expect(asked()).not.toContain('20e');
    await arrive('5b', '15c', '15d');
    expect(asked()).toContain('20e');
    await arrive('20e');
    await Promise.all([...all, late]);
  });

  it('tries again after a load that failed, and gives its room back', async () => {
    const cache = createIndexCache(100);
    const wanted = (load: () => Promise<LexicalIndex>) => [{ key: 'a', estimatedBytes: 90, load }];
    const down = () => Promise.reject(new Error('down'));
    const failing = [0, 1].map(() => cache.use(wanted(down), () => 'never'));
    const [first, second] = await Promise.allSettled(failing);
    expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
    const loading = () => Promise.resolve(index(90));
    await expect(cache.use(wanted(loading), ([one]) => one?.byteLength)).resolves.toBe(90);
  });
});
