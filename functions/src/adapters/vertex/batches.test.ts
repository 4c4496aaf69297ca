import { batchesOf, estimatedTokens } from './batches';

const limits = { texts: 3, tokens: 1000 };
const sizes = (texts: string[]) => batchesOf(texts, limits).map((batch) => batch.length);

describe('batchesOf', () => {
  it.each([
    ['nothing', [], []],
    ['as many texts as fit', ['a', 'b', 'c', 'd'], [3, 1]],
    ['as many tokens as fit', ['a'.repeat(1500), 'b'.repeat(1000), 'c'], [2, 1]],
    ['a text that is too long for company', ['a', 'b'.repeat(9999), 'c'], [1, 1, 1]],
  ])('packs %s', (_, texts, expected) => {
    expect(sizes(texts)).toEqual(expected);
  });

  it('keeps every text, in order', () => {
    const texts = Array.from({ length: 50 }, (_, at) => `${at} `.repeat(at * 7));
    expect(batchesOf(texts, limits).flat()).toEqual(texts);
  });
});

it('a batch counts no more of a text than the model reads', () => {
  expect(estimatedTokens('a'.repeat(1_000_000))).toBe(2048);
});
