import { createIndexCache } from './index-cache';
import type { LexicalIndex } from './open-index';

const index = (byteLength: number): LexicalIndex => ({
  ids: [],
  fields: {} as LexicalIndex['fields'],
  byteLength,
  search: () => [],
});

/** A cache whose loads are counted by key. */
function counted(maxBytes: number, sizes: Record<string, number>) {
  const cache = createIndexCache(maxBytes);
  const loads: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      loads.push(key);
      return Promise.resolve(index(sizes[key] ?? 1));
    });
  return { get, loads };
}

describe('createIndexCache', () => {
  it('loads an index once, also when it is asked for twice at the same time', async () => {
    const { get, loads } = counted(100, {});
    await Promise.all([get('a'), get('a')]);
    await get('a');
    expect(loads).toEqual(['a']);
  });

  it('lets the longest unused go when there are too many bytes', async () => {
    const { get, loads } = counted(100, { a: 40, b: 40, c: 40 });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(loads).toEqual(['a', 'b', 'c', 'b']);
  });

  it('does not let one that is too large push out the others', async () => {
    const { get, loads } = counted(100, { a: 40, huge: 500 });
    for (const key of ['a', 'huge', 'a', 'huge']) await get(key);
    expect(loads).toEqual(['a', 'huge', 'huge']);
  });

  it('tries again after a load that failed', async () => {
    const cache = createIndexCache(100);
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await expect(cache.get('a', () => Promise.resolve(index(1)))).resolves.toMatchObject({
      byteLength: 1,
    });
  });
});
