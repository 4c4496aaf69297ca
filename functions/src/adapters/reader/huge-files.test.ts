import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import { readerOfTests } from '../../testing/built-reader';
import { hostile } from '../../testing/hostile';
import { temporaryFiles } from '../../testing/temporary-file';
import { wordManual } from '../../testing/word-manual';
import { documentReader, READER_LIMITS } from './document-reader';
import { pagePictures } from './page-pictures';
import type { PictureOfPage } from './protocol';

const files = temporaryFiles();
const built = readerOfTests();

afterAll(() => files.remove());

/** A PDF of these objects, numbered from 1; the first one is its catalogue. */
function rawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    add(Buffer.from(`${index + 1} 0 obj\n`));
    add(Buffer.from(object));
    add(Buffer.from('\nendobj\n'));
  });
  const entries = offsets.map((offset) => `${`${offset}`.padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  add(Buffer.from(`${table}startxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const text = (words: string, more = '') =>
  stream('', Buffer.from(`BT /F1 12 Tf 60 700 Td (${words}) Tj ET ${more}`));
const pageOf = (content: number, more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 4 0 R >> ${more} >> >>`;
const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';

/** So many zeros, deflated: a thousandth of their size. */
async function deflatedZeros(megabytes: number): Promise<Buffer> {
  const deflate = createDeflate();
  const deflated = buffer(deflate);
  const zeros = Buffer.alloc(1_000_000);
  for (let at = 0; at < megabytes; at++) {
    if (!deflate.write(zeros)) await new Promise((drained) => deflate.once('drain', drained));
  }
  deflate.end();
  return deflated;
}

/** What a file ends as: its words, or the code of its failure; and how many pages were read. */
async function read(path: string): Promise<{ end: string; pages: number }> {
  let pages = 0;
  let last = '';
  try {
    for await (const page of (await documentReader(built.entry).open(path)).pages) {
      pages += 1;
      last = page.text.trim();
    }
    return { end: last, pages };
  } catch (error) {
    return { end: error instanceof Error && 'code' in error ? String(error.code) : 'crash', pages };
  }
}

describe('a file that is too much', () => {
  it('is read all the same: ten thousand pages', async () => {
    const count = 10_000;
    const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ');
    const pages = Array.from({ length: count }, () => pageOf(3));
    const tree = `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`;
    const pdf = rawPdf([CATALOGUE, tree, text('Frenos'), FONT, ...pages]);
    const path = await files.write(pdf);
    await hostile(
      '10,000 pages',
      () => read(path),
      (read) => expect(read).toEqual({ end: 'Frenos', pages: count }),
    );
  });

  it('is read all the same: 600 pages that Word wrote, in 17 MB of XML', async () => {
    const path = await files.write(wordManual(600));
    const { end, pages } = await read(path);
    expect(pages).toBe(600);
    expect(end).toMatch(/^Apartado 600\n.*Delantera\t2,600 bar$/s);
  });

  it('takes no more than its share: a picture of 20,000 by 20,000 points', async () => {
    const side = 20_000;
    const picture = stream(
      `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
      await deflatedZeros((side * side) / 1_000_000),
    );
    const content = text('Frenos', 'q 500 0 0 600 40 40 cm /I1 Do Q');
    const page = pageOf(3, '/XObject << /I1 6 0 R >>');
    const tree = '<< /Type /Pages /Count 1 /Kids [5 0 R] >>';
    const path = await files.write(rawPdf([CATALOGUE, tree, content, FONT, page, picture]));
    await hostile(
      'a picture of 400 million points, read',
      () => read(path),
      (read) => expect(read).toEqual({ end: 'Frenos', pages: 1 }),
    );
    const draw = async () => {
      const drawn: PictureOfPage[] = [];
      for await (const one of pagePictures(built.entry, READER_LIMITS)(path, [1], 150))
        drawn.push(one);
      return drawn;
    };
    // Drawn, or given up: its reader is a process of its own with a guard of memory.
    await hostile('a picture of 400 million points, drawn', draw, (drawn) => {
      expect(drawn.map(({ number }) => number)).toEqual([1]);
      expect(drawn[0]?.picture?.gray.length ?? 0).toBeLessThanOrEqual(9_000_000);
    });
  });
});
