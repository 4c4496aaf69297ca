import type { ReadPage } from '../../../../domain/document/read-page';
import { linesOfDrawing, type Drawing } from '../../../../testing/lines-of-drawing';
import { pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

const ABOVE =
  'Compruebe la presión de los neumáticos en frío una vez al mes, con el vehículo parado.';
const BELOW = 'Use siempre el manómetro de su taller, y apriete bien los tapones de las válvulas.';
const ROWS = [
  ['Carga', 'Delante', 'Detrás'],
  ['Hasta tres personas', '2,3 bar', '2,1 bar'],
  ['A plena carga', '2,5 bar', '2,9 bar'],
  ['Con remolque ligero', '2,6 bar', '3,1 bar'],
];
const READ = ROWS.map((row) => row.join('\t'));

/** Draws below the first of two upright texts, with the page turned by `degrees` around the middle of what is drawn. */
function between(document: Drawing, degrees: number, draw: () => void): void {
  document.text(ABOVE, 72, 72, { lineBreak: false });
  document.save().rotate(degrees, { origin: [250, 350] });
  draw();
  document.restore();
  document.text(BELOW, 72, 700, { lineBreak: false });
}

const drawRows = (document: Drawing): void =>
  ROWS.forEach((row, at) =>
    row.forEach((cell, column) =>
      document.text(cell, 130 + 120 * column, 300 + 18 * at, { lineBreak: false }),
    ),
  );

describe('a table that stands sideways beside upright text', () => {
  it.each([90, 270])('is read row by row: turned by %i degrees', async (degrees) => {
    const lines = await linesOfDrawing((document) =>
      between(document, degrees, () => drawRows(document)),
    );
    expect(lines).toEqual([ABOVE, ...READ, BELOW]);
  });

  it.each([90, 270])('is told by its lines: turned by %i degrees', async (degrees) => {
    const lines = await linesOfDrawing((document) =>
      between(document, degrees, () => {
        for (const y of [295, 321, 339, 357, 375]) document.moveTo(125, y).lineTo(480, y).stroke();
        for (const x of [125, 245, 365, 480]) document.moveTo(x, 295).lineTo(x, 375).stroke();
        ROWS.forEach((row, at) =>
          row.forEach((cell, column) => {
            const [x, y] = [130 + 120 * column, 300 + 18 * at + (at > 0 ? 8 : 0)];
            if (at > 0 || column === 0) return document.text(cell, x, y, { lineBreak: false });
            document.fontSize(8).text(cell, x, y - 3, { lineBreak: false });
            return document.text('(en frío)', x, y + 6, { lineBreak: false }).fontSize(10);
          }),
        );
      }),
    );
    const [, ...rows] = READ;
    expect(lines).toEqual([
      ...[ABOVE, 'Carga\tDelante (en frío)\tDetrás (en frío)', ...rows, BELOW],
    ]);
  });

  it('is placed where it is shown', async () => {
    const pdf = await pdfOf((document) => {
      document.addPage({ size: [600, 800] }).fontSize(10);
      between(document, 90, () => drawRows(document));
    });
    const [page] = await pagesOf(pdf);
    const boxes = page?.placed?.filter(({ start, end }) =>
      READ.includes(page.text.slice(start, end).trim()),
    );
    expect(boxes).toHaveLength(READ.length);
    for (const { box } of boxes ?? []) {
      expect(box.h).toBeGreaterThan(5 * box.w);
      expect(box.x).toBeGreaterThan(0.3);
      expect(box.x + box.w).toBeLessThan(0.55);
    }
  });
});

async function pagesOf(pdf: Buffer): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for await (const page of (await readPdf(await files.write(pdf))).pages) pages.push(page);
  return pages;
}

describe('what else stands sideways', () => {
  it('is a paragraph where it is text', async () => {
    const text =
      'No remolque nunca un vehículo con la caja automática averiada: la bomba de aceite no gira y el conjunto se agarrota a los pocos kilómetros de marcha.';
    const lines = await linesOfDrawing((document) =>
      between(document, 90, () => document.text(text, 130, 300, { width: 200 })),
    );
    expect(lines).toEqual([ABOVE, text, BELOW]);
  });

  it('is upright text beside a page of sideways text', async () => {
    const lines = await linesOfDrawing((document) => {
      drawRows(document);
      document.rotate(90, { origin: [300, 400] });
      document.text(`${ABOVE} ${BELOW} `.repeat(3), 60, 500, { width: 500 });
    });
    expect(lines.slice(0, 4)).toEqual(READ);
  });

  it('are the names of columns in an upright table', async () => {
    const lines = await linesOfDrawing((document) => {
      document.text(ABOVE, 72, 72, { lineBreak: false });
      for (const y of [100, 180, 200, 220]) document.moveTo(60, y).lineTo(240, y).stroke();
      for (const x of [60, 120, 180, 240]) document.moveTo(x, 100).lineTo(x, 220).stroke();
      ['Versión base', 'Versión media', 'Versión alta'].forEach((name, at) => {
        document.save().rotate(270, { origin: [80 + 60 * at, 175] });
        document.text(name, 80 + 60 * at, 175, { lineBreak: false }).restore();
        document.text(`${40 + at} kg`, 70 + 60 * at, 185, { lineBreak: false });
        document.text(`${50 + at} kg`, 70 + 60 * at, 205, { lineBreak: false });
      });
    });
    expect(lines.slice(1)).toEqual([
      'Versión base\tVersión media\tVersión alta',
      '40 kg\t41 kg\t42 kg',
      '50 kg\t51 kg\t52 kg',
    ]);
  });
});
