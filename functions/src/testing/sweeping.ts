import type { Page, SweepPlaces } from '../domain/ports/sweeps';

/** All that there is, in one page. */
export const onePage = <Item>(found: Item[]): Page<Item> => ({ found, next: null });

/** Items in pages of so many; their places are how many came before. */
export const inPages =
  <Item>(items: () => readonly Item[], size: number) =>
  (after: string | null): Promise<Page<Item>> => {
    const begin = Number(after ?? 0);
    const found = items().slice(begin, begin + size);
    return Promise.resolve({ found, next: found.length < size ? null : String(begin + size) });
  };

/** Where sweeps stopped, in memory. */
export function memoryPlaces(): SweepPlaces & { stored: Map<string, string> } {
  const stored = new Map<string, string>();
  return {
    stored,
    get: (sweep) => Promise.resolve(stored.get(sweep) ?? null),
    set(sweep, place) {
      if (place === null) stored.delete(sweep);
      else stored.set(sweep, place);
      return Promise.resolve();
    },
  };
}
