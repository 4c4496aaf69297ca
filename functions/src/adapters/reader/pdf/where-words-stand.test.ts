import type { ReadPage } from '../../../domain/document/read-page';
import { pdfOf } from '../../../testing/pdf';
import { temporaryFiles } from '../../../testing/temporary-file';
import { readPdf } from './read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

async function read(pdf: Buffer): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for await (const page of (await readPdf(await files.write(pdf))).pages) pages.push(page);
  return pages;
}

/** Two pages that show a half each of one spread, both with all its text, as printers' files are cut. */
const halvesOfSpread = (options: object) =>
  pdfOf((document) => {
    for (const left of [0, 600]) {
      document.addPage({ size: [1200, 842], margin: 0 }).fontSize(11);
      document.text('Página 10: la presión es de 2,2 bar.', 60, 100, { lineBreak: false });
      document.text('Página 11: caben 4,3 litros.', 660, 100, { lineBreak: false });
      Object.assign(document.page.dictionary.data, {
        CropBox: [left, 0, left + 600, 842],
        ...options,
      });
    }
  });

describe('what a word of a PDF is by where it stands', () => {
  it.each([0, 90])(
    'tells raised digits from those of the figure before them (turned by %i)',
    async (turned) => {
      const [page] = await read(
        await pdfOf((document) => {
          document
            .addPage()
            .rotate(turned, { origin: [300, 300] })
            .fontSize(11);
          const raised = (before: string, digits: string, after: string, y: number) => {
            document.fontSize(11).text(before, 60, y, { lineBreak: false });
            const x = 60 + document.widthOfString(before);
            document.fontSize(6).text(digits, x, y - 2, { lineBreak: false });
            document.fontSize(11).text(after, x + 7, y, { lineBreak: false });
          };
          raised('Presión de 2,2', '1', ' bar con carga.', 100);
          raised('Superficie de 10', '12', ' mm.', 130);
          raised('Masa de 750', 'a', ' kg.', 160);
          document.text('Neumático 205/55 R16.', 60, 190);
        }),
      );
      expect(page?.text.split('\n\n')).toEqual([
        'Presión de 2,2¹ bar con carga.',
        'Superficie de 10¹² mm.',
        'Masa de 750ᵃ kg.',
        'Neumático 205/55 R16.',
      ]);
    },
  );

  it.each([
    [
      'a name that reaches below the value above it',
      ['Delantera', 'Trasera con remolque y carga completa', 'Repuesto'],
      ['2,2 bar', '2,6 bar', '4,2 bar'],
      [200, 260, 200],
    ],
    [
      'values that follow their names',
      ['Agua', 'Aceite del motor'],
      ['6,5 l', '4,0 l'],
      [100, 150],
    ],
  ])('keeps values in their row where rows are tight: %s', async (_, names, values, lefts) => {
    const [page] = await read(
      await pdfOf((document) => {
        document.addPage().fontSize(9);
        names.forEach((name, row) => {
          const y = 100 + 11 * row;
          document.text(name, 60, y, { lineBreak: false });
          document.text(values[row] ?? '', lefts[row], y, { lineBreak: false });
        });
      }),
    );
    expect(page?.text).toBe(names.map((name, row) => `${name}\t${values[row]}`).join('\n'));
  });

  it.each([0, 90, 180, 270])('is part of the page that shows it (turned by %i)', async (Rotate) => {
    const pages = await read(await halvesOfSpread({ Rotate }));
    expect(pages.map(({ text }) => text)).toEqual([
      'Página 10: la presión es de 2,2 bar.',
      'Página 11: caben 4,3 litros.',
    ]);
  });

  it('is kept where the page is not cropped', async () => {
    const pages = await read(await halvesOfSpread({ CropBox: [0, 0, 1200, 842] }));
    expect(
      pages.map(({ text }) => text.includes('2,2 bar') && text.includes('4,3 litros')),
    ).toEqual([true, true]);
  });
});
