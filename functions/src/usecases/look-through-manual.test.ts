import { MAX_FOUND_PLACES, MAX_LISTED_TITLES } from '@contract';
import { AppError } from '../domain/faults/app-error';
import { documentPages, type DocumentPage } from '../domain/document/document-page';
import { MAX_LETTERS } from '../domain/viewing/reach';
import { aReadManual } from '../testing/builders';
import { findInManual } from './find-in-manual';
import { getContents } from './get-contents';

type Spend = <Result>(uid: string, work: () => Promise<Result>) => Promise<Result>;

function world(texts: readonly string[], look: Spend = (_uid, work) => work()) {
  const structured = documentPages();
  const pages = texts.map((text, at): DocumentPage => {
    const headings = [{ offset: 0, depth: 1, title: `Título ${at + 1}` }];
    return structured({ number: at + 1, reference: `p. ${at + 1}`, text, headings });
  });
  const given: number[] = [];
  const ports = {
    manuals: { get: async () => aReadManual({ id: 1 }) },
    documents: {
      async *all(_uid: string, _key: unknown, from = 1) {
        for (const page of pages.slice(from - 1)) {
          given.push(page.place);
          yield page;
        }
      },
    },
    within: { look: look as never },
  };
  const find = (q: string, after?: number) => findInManual(ports)('ana', 1, { q, after });
  return { find, contents: () => getContents(ports)('ana', 1), given };
}

/** A page so long that two of them are more than one request looks through. */
const LONG = `Nada.\n\n${'x'.repeat(MAX_LETTERS / 2)}`;
const OIL = 'El aceite del motor.';
const spent: Spend = () => Promise.reject(new AppError('LOOKS_PER_MINUTE'));

describe('findInManual', () => {
  it('lists places page by page, and goes on behind the last one', async () => {
    const { find } = world([OIL, `${OIL}\n\n`.repeat(MAX_FOUND_PLACES), OIL]);
    const first = await find('aceite');
    expect(first).toMatchObject({ places: [{ page: 1 }], hasMore: true });
    const second = await find('aceite', 1);
    expect(second.places).toHaveLength(MAX_FOUND_PLACES);
    expect(second.hasMore).toBe(true);
    expect(await find('aceite', 2)).toMatchObject({ places: [{ page: 3 }], hasMore: false });
  });

  it('looks through a very long manual in parts, and says how far it came', async () => {
    const { find, given } = world([LONG, LONG, OIL, OIL]);
    expect(await find('aceite')).toEqual({ places: [], hasMore: true, searchedTo: 2 });
    expect(given).toEqual([1, 2, 3]);
    expect(await find('aceite', 2)).toMatchObject({
      ...{ places: [{ page: 3 }, { page: 4 }], hasMore: false },
    });
  });

  it('is refused who searches too often, before anything is looked at', async () => {
    const { find, given } = world([OIL], spent);
    await expect(find('aceite')).rejects.toMatchObject({ code: 'LOOKS_PER_MINUTE' });
    expect(given).toEqual([]);
  });
});

describe('getContents', () => {
  it('lists the titles of a manual, as far as one request looks through it', async () => {
    const titles = (await world([OIL, LONG, LONG, OIL, OIL]).contents()).map(({ page }) => page);
    expect(titles).toEqual([1, 2, 3]);
  });

  it('lists no more titles than an answer may hold', async () => {
    const { contents } = world(Array.from({ length: MAX_LISTED_TITLES + 5 }, () => OIL));
    expect(await contents()).toHaveLength(MAX_LISTED_TITLES);
  });

  it('is refused who asks too often, before anything is looked at', async () => {
    const { contents, given } = world([OIL], spent);
    await expect(contents()).rejects.toMatchObject({ code: 'LOOKS_PER_MINUTE' });
    expect(given).toEqual([]);
  });
});
