import { paragraph, pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { unreadableMessage } from '../../../../domain/manuals/reading-messages';
import { openWhole } from '../../whole-document';

const files = temporaryFiles();
afterAll(() => files.remove());

const BLANK = '';

/** A PDF of pages with these texts. */
const pdfWith = (texts: readonly string[], options = {}) =>
  pdfOf((document) => {
    for (const text of texts) {
      document.addPage();
      if (text !== BLANK) document.fontSize(10).text(text);
    }
  }, options);

/** The same with what the page of this place (from 0) draws written over from so far on. */
function broken(pdf: Buffer, place: number, from: number): Buffer {
  const begins: number[] = [];
  for (let at = pdf.indexOf('\nstream'); at >= 0; at = pdf.indexOf('\nstream', at + 1)) {
    begins.push(at + '\nstream\n'.length);
  }
  const begin = begins[place]!;
  const end = pdf.indexOf('\nendstream', begin);
  return Buffer.from(pdf).fill(0xff, begin + Math.floor((end - begin) * from), end);
}

async function read(pdf: Buffer) {
  const pages: { number: number | null; letters: number; unreadable: string | undefined }[] = [];
  for await (const page of (await openWhole(await files.write(pdf))).pages) {
    const { number, text, unreadable } = page;
    pages.push({ number, letters: text.length, unreadable });
  }
  return pages;
}

const texts = [1, 2, 3].map((number) => paragraph(number, 20));
const some = expect.any(Number) as number;

describe('a page whose contents cannot be unpacked', () => {
  it.each([0, 0.3])(
    'is named as damaged, and the others are read: broken from %d on',
    async (from) => {
      const pages = await read(broken(await pdfWith(texts), 1, from));
      expect(pages).toEqual([
        { number: 1, letters: some, unreadable: undefined },
        { number: 2, letters: 0, unreadable: 'damaged' },
        { number: 3, letters: some, unreadable: undefined },
      ]);
      expect(pages[2]!.letters).toBeGreaterThan(1000);
      const none = { image: [], garbled: [], coarse: [], marks: [], embedded: [], drawings: [] };
      expect(unreadableMessage({ ...none, damaged: [2] })).toBe(
        'Página 2: está dañada y no se ha podido leer.',
      );
    },
  );

  it('is told from a blank one: in a file that is whole, and in one that is encrypted', async () => {
    const blank = [texts[0]!, BLANK, texts[2]!];
    const locked = { userPassword: '', ownerPassword: 'x', pdfVersion: '1.7' as const };
    for (const options of [{}, { compress: false }, locked]) {
      const pages = await read(await pdfWith(blank, options));
      expect(pages.map(({ unreadable }) => unreadable)).toEqual([undefined, undefined, undefined]);
    }
  });
});
