import { rawPdf, rawStream } from '../../../testing/raw-pdf';
import { temporaryFiles } from '../../../testing/temporary-file';
import { openSource } from './pdf-source';

const files = temporaryFiles();
afterAll(() => files.remove());

/** Pages of one word each; those that are named are turned, which only PDFium reads. */
function pdfOf(count: number, turned: (page: number) => boolean): Buffer {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  const numbers = Array.from({ length: count }, (_, index) => index);
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((page) => `${4 + 2 * page} 0 R`).join(' ')}] /Count ${count} ` +
      '/MediaBox [0 0 400 400] /Resources << /Font << /F1 3 0 R >> >> >>',
    font,
    ...numbers.flatMap((page) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${5 + 2 * page} 0 R ${turned(page) ? '/Rotate 90' : ''} >>`,
      rawStream(`BT /F1 12 Tf 50 300 Td (palabra${page}) Tj ET`),
    ]),
  ]);
}

describe('choosing who reads a page', () => {
  it.each([
    ['none', () => false],
    ['one in the middle', (page: number) => page === 5],
    ['the first twelve', (page: number) => page < 12],
    ['all', () => true],
  ])('gives every page when these need PDFium: %s', async (_, turned) => {
    const source = await openSource(await files.write(pdfOf(20, turned)), 1);
    for (let page = 0; page < source.pageCount; page++) {
      const content = await source.content(page);
      expect(content?.words.map(({ text }) => text)).toEqual([`palabra${page}`]);
    }
    expect(source.pageCount).toBe(20);
  });
});
