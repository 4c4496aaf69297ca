import type { ReadPage } from '../../../../domain/document/read-page';
import { pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

type Drawing = PDFKit.PDFDocument;

async function pagesOf(count: number, draw: (document: Drawing, page: number) => void) {
  const pdf = await pdfOf((document) => {
    for (let page = 1; page <= count; page++) {
      document.addPage({ margin: 0 }).fontSize(10);
      draw(document, page);
      document.text(`En la hoja ${page} se explica cómo se cuida la batería.`, 60, 200, {
        lineBreak: false,
      });
    }
  });
  const pages: ReadPage[] = [];
  for await (const page of (await readPdf(await files.write(pdf))).pages) pages.push(page);
  return pages;
}

const write = (document: Drawing, text: string, y: number, x = 60) =>
  document.text(text, x, y, { lineBreak: false });

describe('a warning that stands first on several pages', () => {
  it.each([
    ['¡PELIGRO! La batería contiene ácido.', 'Lleve gafas cuando la cambie.'],
    ['Nota: El cable no lleva corriente', 'cuando el testigo está apagado.'],
    ['PRECAUCIÓN', 'No toque los bornes con las manos mojadas.'],
    ['WARNING Do not open the cover yourself.', 'Ask your dealer.'],
  ])('is no running head: %s', async (...lines) => {
    const pages = await pagesOf(6, (document) =>
      lines.forEach((line, at) => write(document, line, 50 + 12 * at)),
    );
    for (const { text } of pages) {
      expect(text.replace(/\s+/g, ' ')).toContain(lines.join(' '));
    }
  });

  it.each(['Advertencias 12', 'Cuidado y limpieza', 'ADVERTENCIAS'])(
    'is another thing than a chapter: %s',
    async (title) => {
      const pages = await pagesOf(6, (document) => write(document, title, 40));
      for (const { text } of pages) expect(text).toMatch(/^En la hoja \d/);
    },
  );
});

describe('the foot of a page', () => {
  const chapterOf = (page: number): string =>
    ['Luces', 'Ruedas', 'Aceite y agua', 'Cargas'][Math.floor((page - 1) / 2)] ?? '';
  const foot = (gap: number) => (document: Drawing, page: number) => {
    document.fontSize(18);
    write(document, String(page + 40), 790, page % 2 === 1 ? 60 : 500);
    document.fontSize(9);
    write(document, chapterOf(page), 797, page % 2 === 1 ? 84 + gap : 440 - gap);
    document.fontSize(10);
  };

  it.each([0, 90])(
    'is no title with a large number beside a chapter of two pages: %d points',
    async (gap) => {
      const pages = await pagesOf(8, foot(gap));
      pages.forEach(({ text, headings, reference }, at) => {
        expect(text).toBe(`En la hoja ${at + 1} se explica cómo se cuida la batería.`);
        expect(headings).toEqual([]);
        expect(reference).toBe(`p. ${at + 41}`);
      });
    },
  );
});
