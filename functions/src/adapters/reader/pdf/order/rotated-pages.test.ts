import { pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

const PARAGRAPHS = [
  'Afloje los tornillos de la rueda con la llave.',
  'Levante el coche con el gato en el punto de apoyo.',
  'Quite la rueda y ponga la de repuesto en su lugar.',
  'Apriete los tornillos en cruz a 110 Nm.',
];

/** A page of paragraphs whose letters are turned by quarter turns with the clock, and which is itself rotated. */
async function textOf(turns: number, Rotate: number): Promise<string> {
  const pdf = await pdfOf((document) => {
    document.addPage({ size: [600, 600], margin: 0 }).fontSize(11);
    document.rotate(90 * turns, { origin: [300, 300] });
    PARAGRAPHS.forEach((text, at) => document.text(text, 100, 150 + 60 * at, { lineBreak: false }));
    Object.assign(document.page.dictionary.data, { Rotate });
  });
  const texts: string[] = [];
  for await (const { text } of (await readPdf(await files.write(pdf))).pages) texts.push(text);
  return texts.join('\n');
}

/** Three columns on one grid of lines, the outer ones below a picture, with page and letters turned against each other. */
const COLUMNS = [
  ['Depósito', 'Quite la tapa con la', 'llave y gírela hacia la', 'izquierda.'],
  [
    'Consumo',
    'El consumo depende de',
    'la carga y del viento',
    'de cara.',
    'Apriete la tapa a 14 Nm',
    'al cerrarla.',
  ],
  ['Reserva', 'Con la reserva quedan', 'unos 6 litros en el', 'depósito.'],
];

async function columnsOf(turns: number, Rotate: number, left: number): Promise<string> {
  const pdf = await pdfOf((document) => {
    document.addPage({ size: [700, 700], margin: 0 }).fontSize(10);
    document.rotate(90 * turns, { origin: [350, 350] });
    COLUMNS.forEach((lines, column) =>
      lines.forEach((line, at) => {
        const y = 140 + 12 * (at + (column === 1 ? 0 : 2));
        document.font(at === 0 ? 'Helvetica-Bold' : 'Helvetica');
        document.text(line, 110 + 160 * column, y, { lineBreak: false });
      }),
    );
    const CropBox = [left, left, 700 - left, 700 - left];
    Object.assign(document.page.dictionary.data, { Rotate, CropBox });
  });
  const texts: string[] = [];
  for await (const { text } of (await readPdf(await files.write(pdf))).pages) texts.push(text);
  return texts.join('\n');
}

const TURNS = [0, 1, 2, 3];

it.each(TURNS.flatMap((turns) => TURNS.map((rotation) => [turns, rotation, 20 * rotation])))(
  'the reader of PDF reads columns one after the other, letters turned %i times on a page rotated %i times, %i points cut off',
  async (turns = 0, rotation = 0, cut = 0) => {
    const upright = await columnsOf(0, 0, 0);
    expect(upright.replace(/\s+/g, ' ')).toBe(COLUMNS.flat().join(' '));
    expect(await columnsOf(turns, 90 * rotation, cut)).toBe(upright);
  },
);

it.each(TURNS.flatMap((turns) => TURNS.map((rotation) => [turns, 90 * rotation])))(
  'the reader of PDF reads paragraphs from the first to the last, letters turned %i times on a page rotated by %i degrees',
  async (turns = 0, rotation = 0) => {
    expect((await textOf(turns, rotation)).split(/\n+/)).toEqual(PARAGRAPHS);
  },
);

it('the reader of PDF reads two columns one after the other, sideways on a rotated page', async () => {
  const columns = [PARAGRAPHS.slice(0, 2), PARAGRAPHS.slice(2)];
  const pdf = await pdfOf((document) => {
    document.addPage({ size: [600, 600], margin: 0 }).fontSize(9);
    columns.forEach((lines, column) =>
      lines.forEach((line, at) =>
        document.text(line, 40 + 280 * column, 150 + 60 * at, { lineBreak: false }),
      ),
    );
    Object.assign(document.page.dictionary.data, { Rotate: 90 });
  });
  const texts: string[] = [];
  for await (const { text } of (await readPdf(await files.write(pdf))).pages) texts.push(text);
  expect(texts.join('\n').split(/\n+/)).toEqual(PARAGRAPHS);
});
