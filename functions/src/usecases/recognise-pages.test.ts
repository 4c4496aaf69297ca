import type { Ocr } from '../domain/ports/ocr';
import type { ReadPage } from '../domain/document/read-page';
import { page } from '../testing/reading-world';
import { withOcr } from './recognise-pages';

const image = (number: number) => page(number, '', { unreadable: 'image' });

/** OCR that reads "texto N" on each page but those of `blank`, and keeps what it was asked for. */
function fakeOcr(blank: readonly number[] = []) {
  const asked: number[][] = [];
  const state = { isOpen: false };
  const ocr: Ocr = {
    engine: 'fake',
    async *read(_path, numbers) {
      asked.push([...numbers]);
      state.isOpen = true;
      try {
        for (const number of numbers) {
          yield { number, text: blank.includes(number) ? null : `texto ${number}` };
        }
      } finally {
        state.isOpen = false;
      }
    },
  };
  return { ocr, asked, state };
}

async function read(pages: ReadPage[], ocr: Ocr): Promise<ReadPage[]> {
  const document = { type: 'application/pdf' as const, pageCount: pages.length, pages };
  const result: ReadPage[] = [];
  for await (const each of withOcr(document, ocr, '/tmp/original').pages) result.push(each);
  return result;
}

describe('reading pages that are only images', () => {
  it('asks for these pages only, and leaves all pages in their order', async () => {
    const { ocr, asked } = fakeOcr();
    const pages = await read([page(1, 'uno'), image(2), page(3, 'tres'), image(4)], ocr);
    expect(asked).toEqual([[2, 4]]);
    expect(pages).toEqual([
      page(1, 'uno'),
      page(2, 'texto 2'),
      page(3, 'tres'),
      page(4, 'texto 4'),
    ]);
  });

  it('asks for nothing where every page has text', async () => {
    const { ocr, asked } = fakeOcr();
    await read([page(1, 'uno'), page(2, '')], ocr);
    expect(asked).toEqual([]);
  });

  it('says of a page that it stays unreadable', async () => {
    const { ocr } = fakeOcr([2]);
    expect(await read([image(1), image(2)], ocr)).toEqual([page(1, 'texto 1'), image(2)]);
  });

  it('reads a long scan batch by batch', async () => {
    const { ocr, asked } = fakeOcr();
    const pages = await read(
      Array.from({ length: 130 }, (_, index) => image(index + 1)),
      ocr,
    );
    expect(asked.map(({ length }) => length)).toEqual([60, 60, 10]);
    expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1));
  });

  it('stops OCR when the pages are no longer wanted', async () => {
    const { ocr, state } = fakeOcr();
    const pages = [image(1), image(2), image(3)];
    const document = { type: 'application/pdf' as const, pageCount: 3, pages };
    for await (const { number } of withOcr(document, ocr, 'any').pages) if (number === 1) break;
    expect(state.isOpen).toBe(false);
  });

  it('fails rather than put a text on another page', async () => {
    const confused: Ocr = {
      engine: 'fake',
      async *read() {
        yield { number: 9, text: 'de otra página' };
      },
    };
    await expect(read([image(1)], confused)).rejects.toThrow('page 1');
  });
});
