import { inPages, memoryPlaces } from '../testing/sweeping';
import { MAX_PAGES, sweepPages } from './sweep-pages';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Things that are found again however often they were looked at, three on a page. */
function setUp(count: number, secondsEach = 0, most = Infinity) {
  const places = memoryPlaces();
  const warned: string[] = [];
  const listed: (string | null)[] = [];
  let seconds = 0;
  const page = inPages(() => numbers(count), 3);
  const run = async (failing?: number) => {
    const seen: number[] = [];
    const ports = {
      places,
      now: () => new Date(seconds * 1000),
      warn: (event: string) => void warned.push(event),
    };
    const settled = await sweepPages(ports, {
      name: 'test',
      failed: 'not settled',
      isOver: () => seen.length >= most,
      list: (after) => {
        listed.push(after);
        return page(after);
      },
      settle: async (item) => {
        seconds += secondsEach;
        if (item === failing) throw new Error('no');
        seen.push(item);
      },
    });
    return { seen, settled };
  };
  return { run, places, warned, listed };
}

describe('a sweep', () => {
  it('looks at everything, page by page, and begins anew the next time', async () => {
    const { run, places, listed } = setUp(7);
    expect(await run()).toEqual({ seen: numbers(7), settled: 7 });
    expect(listed).toEqual([null, '3', '6']);
    expect(places.stored.size).toBe(0);
    expect((await run()).seen).toEqual(numbers(7));
  });

  it('looks at so many in a run, and goes on where it stopped until all had their turn', async () => {
    const all = MAX_PAGES * 3 + 2;
    const { run, places } = setUp(all);
    expect((await run()).seen).toEqual(numbers(MAX_PAGES * 3));
    expect(places.stored.get('test')).toBe(String(MAX_PAGES * 3));
    expect((await run()).seen).toEqual([all - 1, all]);
    expect((await run()).seen).toHaveLength(MAX_PAGES * 3);
  });

  it('ends when it has done enough, and begins the page again that it did not end', async () => {
    const { run } = setUp(9, 0, 4);
    expect((await run()).seen).toEqual([1, 2, 3, 4]);
    expect((await run()).seen).toEqual([4, 5, 6, 7]);
  });

  it('ends after its time, and begins the page again that it did not end', async () => {
    const { run } = setUp(9, 6);
    expect((await run()).seen).toEqual([1, 2, 3, 4, 5]);
    expect((await run()).seen).toEqual([4, 5, 6, 7, 8]);
  });

  it('goes on with the others when one fails', async () => {
    const { run, warned } = setUp(5);
    expect(await run(2)).toEqual({ seen: [1, 3, 4, 5], settled: 4 });
    expect(warned).toEqual(['not settled']);
  });
});
