import { countHashes } from './count-hashes';

function counted(hashes: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  countHashes(hashes, (hash, count) => found.push([hash, count]));
  return found;
}

/** What a Map counts, which keeps the order of first occurrence. */
function expected(hashes: readonly number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return [...counts];
}

const spread = (count: number, different: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.imul(index % different, 0x9e3779b1) >>> 0);

describe('countHashes', () => {
  it.each([
    ['nothing', []],
    ['repetitions, zero among them', [7, 0, 7, 4_294_967_295, 0, 7]],
    ['hashes that want the same place', [1, 4097, 8193, 4097, 1, 1]],
    ['more than the table that is kept', spread(20_000, 7000)],
  ])('counts %s in the order of first occurrence', (_, hashes) => {
    expect(counted(hashes)).toEqual(expected(hashes));
  });

  it('remembers nothing of the text before', () => {
    counted([1, 2, 3, 1]);
    expect(counted([3, 1])).toEqual([
      [3, 1],
      [1, 1],
    ]);
  });
});
