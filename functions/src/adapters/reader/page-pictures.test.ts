import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readerOfTests } from '../../testing/built-reader';
import { pdfOf } from '../../testing/pdf';
import { temporaryFiles } from '../../testing/temporary-file';
import { READER_LIMITS } from './document-reader';
import { pagePictures } from './page-pictures';
import type { PictureOfPage } from './protocol';

const files = temporaryFiles();
const built = readerOfTests();

afterAll(() => files.remove());

async function draw(entry: string, path: string, pages: number[], limits = READER_LIMITS) {
  const drawn: PictureOfPage[] = [];
  for await (const page of pagePictures(entry, limits)(path, pages, 72)) drawn.push(page);
  return drawn;
}

/** A reader that draws the pages it is asked for, and hangs at page 2. */
const HANGS_AT_2 = `
const { pages } = JSON.parse(process.argv[4]);
for (const number of pages) {
  if (number === 2) { setInterval(() => undefined, 1000); break; }
  process.send({ kind: 'picture', page: { number, picture: { width: 1, height: 1, dpi: 72, gray: new Uint8Array([number]) } } });
}`;
const HANGS_ALWAYS = `setInterval(() => undefined, 1000);`;

describe('drawing pages in a process of its own', () => {
  it('draws the pages that are asked for, in their order and size', async () => {
    const pdf = await pdfOf((document) => {
      for (let number = 1; number <= 3; number++) document.addPage();
      document.rect(0, 0, 300, 842).fill('black');
    });
    const drawn = await draw(built.entry, await files.write(pdf), [3, 1]);
    expect(drawn.map(({ number, picture }) => [number, picture?.width, picture?.height])).toEqual([
      [3, 595, 842],
      [1, 595, 842],
    ]);
    expect([drawn[0]?.picture?.gray[100], drawn[0]?.picture?.gray[500]]).toEqual([0, 255]);
  });

  it('has no picture of a page that is not there', async () => {
    const pdf = await pdfOf((document) => document.addPage());
    expect(await draw(built.entry, await files.write(pdf), [7])).toEqual([
      { number: 7, picture: null },
    ]);
  });

  it('goes on behind a page that hangs', async () => {
    const entry = join(built.folder, 'hangs.mjs');
    await writeFile(entry, HANGS_AT_2);
    const drawn = await draw(entry, 'any', [1, 2, 3], { ...READER_LIMITS, silenceMs: 5000 });
    expect(drawn.map(({ number, picture }) => [number, picture?.gray[0]])).toEqual([
      [1, 1],
      [2, undefined],
      [3, 3],
    ]);
  });

  it('gives up on a file whose pages all hang', async () => {
    const entry = join(built.folder, 'always.mjs');
    await writeFile(entry, HANGS_ALWAYS);
    const drawn = await draw(entry, 'any', [1, 2, 3, 4, 5], { ...READER_LIMITS, silenceMs: 300 });
    expect(drawn).toEqual([1, 2, 3, 4, 5].map((number) => ({ number, picture: null })));
  });
});
