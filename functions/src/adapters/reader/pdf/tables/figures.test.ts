import { documentPages, type DocumentPage } from '../../../../domain/document/document-page';
import type { Drawing } from '../../../../testing/lines-of-drawing';
import { pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

const ABOVE =
  'Compruebe los niveles con el motor frío y el vehículo parado en una superficie llana.';
const BELOW = 'Consulte en el taller si alguno baja entre una revisión y la siguiente.';

/** A page of two sentences with what is drawn between them. */
async function read(draw: (document: Drawing) => void): Promise<DocumentPage> {
  const pdf = await pdfOf((document) => {
    document.addPage({ size: [600, 800] }).fontSize(10);
    document.text(ABOVE, 72, 72, { lineBreak: false });
    draw(document);
    document.text(BELOW, 72, 700, { lineBreak: false });
  });
  const pageOf = documentPages();
  for await (const page of (await readPdf(await files.write(pdf))).pages) return pageOf(page);
  throw new Error('no page');
}

const saidBy = ({ text, blocks }: DocumentPage) =>
  blocks.map(({ kind, start, end }) => [kind, text.slice(start, end)]);
const labelsOf = ({ text, figures = [] }: DocumentPage) =>
  figures.map(({ start, end }) => text.slice(start, end));

type Label = [text: string, x: number, y: number];
const MARKS: Label[] = [
  ...[['1', 120, 180] as Label, ['2', 260, 160] as Label, ['3', 400, 180] as Label],
  ...[['4', 150, 300] as Label, ['5', 390, 300] as Label],
];

function drawing(document: Drawing, labels: readonly Label[]): void {
  document.rect(100, 140, 380, 200).stroke();
  document.ellipse(290, 240, 150, 80).stroke();
  for (const [text, x, y] of labels) document.text(text, x, y, { lineBreak: false });
}

describe('the labels of a drawing', () => {
  it('are a figure, and neither paragraphs nor a table', async () => {
    const page = await read((document) => drawing(document, MARKS));
    expect(labelsOf(page)).toEqual(['1 2 3 4 5']);
    expect(saidBy(page)).toEqual([
      ['paragraph', ABOVE],
      ['paragraph', BELOW],
    ]);
  });

  it('are found where they stand, and their ids are no other unit’s', async () => {
    const page = await read((document) => drawing(document, MARKS));
    const [labels] = page.figures?.flatMap(({ units }) => units) ?? [];
    const ids = page.blocks.flatMap(({ units }) => units.map(({ id }) => id));
    expect(labels).toMatchObject({ kind: 'labels', boxes: [expect.anything()] });
    expect(labels?.id).toMatch(/^1-\d+-1$/);
    expect(ids).not.toContain(labels?.id);
  });

  it('are told from the legend that is framed with them', async () => {
    const legend = [
      '1 Depósito del agua',
      '2 Varilla del aceite',
      '3 Batería y su tapa de plástico',
    ];
    const page = await read((document) => {
      document.rect(80, 120, 420, 330).stroke();
      drawing(document, MARKS.slice(0, 3));
      legend.forEach((line, at) => document.text(line, 110, 370 + 14 * at, { lineBreak: false }));
    });
    expect(labelsOf(page)).toEqual(['1 2 3']);
    for (const line of legend) expect(page.text).toContain(line);
  });

  it('are short: what says something by itself stays text, in a drawing, too', async () => {
    const page = await read((document) =>
      drawing(document, [...MARKS, ['Máximo 2,3 bar', 250, 240], ['Batería', 250, 320]]),
    );
    expect(labelsOf(page)).toEqual([expect.stringContaining('Batería')]);
    expect(saidBy(page)).toContainEqual(['paragraph', 'Máximo 2,3 bar']);
  });

  it('are no rows of figures that stand on a ground', async () => {
    const rows: Label[] = [30, 35, 32, 38].map((value, at): Label => {
      return [String(value), 200 + 120 * (at % 2), 180 + 40 * Math.floor(at / 2)];
    });
    const page = await read((document) => drawing(document, rows));
    expect(labelsOf(page)).toEqual([]);
  });

  it('are not the numbers of a legend in a frame of its own', async () => {
    const names = ['Aceite', 'Agua', 'Batería', 'Fusibles'];
    const page = await read((document) => {
      document.rect(80, 120, 300, 120).stroke();
      names.forEach((name, at) => {
        document.text(String(at + 1), 100, 140 + 16 * at, { lineBreak: false });
        document.text(name, 130, 140 + 16 * at, { lineBreak: false });
      });
    });
    expect(labelsOf(page)).toEqual([]);
    for (const name of names) expect(page.text).toContain(name);
  });

  it('are those around a tyre, which stand askew', async () => {
    const page = await read((document) => {
      const at = (text: string, x: number, degrees: number) => {
        document.save().rotate(degrees, { origin: [x, 300] });
        document.text(text, x, 300, { lineBreak: false }).restore();
      };
      at('205', 200, -20);
      at('/55', 222, -10);
      at('R16', 245, 0);
    });
    expect(labelsOf(page)).toEqual(['205 /55 R16']);
  });

  it('are what stands along the margin, whole', async () => {
    const page = await read((document) => {
      document.save().rotate(-90, { origin: [40, 400] });
      document.text('Antes de conducir', 40, 400, { lineBreak: false }).restore();
    });
    expect(labelsOf(page)).toEqual(['Antes de conducir']);
    expect(saidBy(page).map(([, text]) => text)).toEqual([ABOVE, BELOW]);
  });
});
