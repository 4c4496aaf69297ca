import type { ReadPage } from '../../domain/document/read-page';
import { readAhead } from './read-ahead';

const page = (number: number): ReadPage => ({
  number,
  reference: `p. ${number}`,
  text: 'x'.repeat(10),
  headings: [],
});

/** Gives `count` pages and tells how many were taken so far. */
function source(count: number, failure?: Error) {
  const taken: number[] = [];
  async function* pages(): AsyncGenerator<ReadPage> {
    for (let number = 1; number <= count; number++) {
      taken.push(number);
      yield page(number);
    }
    if (failure) throw failure;
  }
  return { taken, pages: pages() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('reading ahead', () => {
  it('takes pages before they are asked for, and gives them in order', async () => {
    const { taken, pages } = source(5);
    const ahead = readAhead(pages, 1000);
    await settled();
    expect(taken).toEqual([1, 2, 3, 4, 5]);
    const numbers: (number | null)[] = [];
    for await (const { number } of ahead) numbers.push(number);
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
  });

  it('holds no more characters than it may, and goes on when some are used', async () => {
    const { taken, pages } = source(9);
    const ahead = readAhead(pages, 30);
    await settled();
    expect(taken).toEqual([1, 2, 3]);
    await ahead.next();
    await settled();
    expect(taken).toEqual([1, 2, 3, 4]);
    const rest: unknown[] = [];
    for await (const next of ahead) rest.push(next);
    expect(rest).toHaveLength(8);
  });

  it('tells a failure after the pages before it', async () => {
    const ahead = readAhead(source(2, new Error('broken')).pages, 1000);
    await settled();
    expect((await ahead.next()).value).toMatchObject({ number: 1 });
    expect((await ahead.next()).value).toMatchObject({ number: 2 });
    await expect(ahead.next()).rejects.toThrow('broken');
  });
});
