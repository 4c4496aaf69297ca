import { pdfOf } from '../../../testing/pdf';
import { temporaryFiles } from '../../../testing/temporary-file';
import { readPdf } from './read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

async function rowsOf(pdf: Buffer): Promise<string[][]> {
  const texts: string[] = [];
  for await (const { text } of (await readPdf(await files.write(pdf))).pages) texts.push(text);
  return texts.flatMap((text) => text.split(/\n+/)).map((line) => line.split('\t'));
}

type Place = { at: number; width?: number; align?: 'left' | 'center' | 'right' };

/** The text of a page with rows of a table without lines, whose cells are left out where they are empty. */
const readRows = async (columns: Place[], ...rows: string[][]): Promise<string[][]> =>
  rowsOf(
    await pdfOf((document) => {
      document.addPage().fontSize(10);
      rows.forEach((cells, row) =>
        cells.forEach((cell, column) => {
          const { at, ...place } = columns[column] ?? { at: 0 };
          if (cell !== '') document.text(cell, at, 100 + 20 * row, { width: 90, ...place });
        }),
      );
    }),
  );

const LEFT = [60, 160, 260, 360].map((at) => ({ at }));

describe('a table without lines', () => {
  it.each([
    ['left', LEFT],
    ['centred', LEFT.map((place) => ({ ...place, align: 'center' as const }))],
    ['right', LEFT.map((place) => ({ ...place, align: 'right' as const }))],
  ])('keeps its columns where cells are empty (%s)', async (_, columns) => {
    const rows = [
      ['', 'Gasolina', 'Diésel', 'Híbrido'],
      ['Delantera', '2,2 bar', '2,4 bar', '2,6 bar'],
      ['Trasera', '', '2,5 bar', '2,7 bar'],
      ['Repuesto', '', '', '4,2 bar'],
      ['Remolque', '2,9 bar', '', '3,1 bar'],
    ];
    expect(await readRows(columns, ...rows)).toEqual(rows);
  });

  it('keeps them where only its head has all cells', async () => {
    const rows = [
      ['Revisión', '15 000 km', '30 000 km', '60 000 km'],
      ['Aceite', 'C', '', 'C'],
      ['Bujías', '', '', 'C'],
    ];
    expect(await readRows(LEFT, ...rows)).toEqual(rows);
  });

  it('gets none where a title stands over several columns, or where another table begins', async () => {
    const pdf = await pdfOf((document) => {
      document.addPage().fontSize(10);
      const draw = (cells: string[], lefts: number[], y: number) =>
        cells.forEach((cell, column) => document.text(cell, lefts[column], y));
      draw(['Motor', 'Sin carga'], [60, 202], 100);
      draw(['1.0', '2,2', '2,4', '2,6'], [60, 160, 220, 280], 120);
      draw(['1.5', '2,3', '2,5', '2,7'], [60, 160, 220, 280], 140);
      draw(['Aceite', '4,3 l'], [60, 220], 190);
      draw(['Agua', '6,0 l'], [60, 220], 210);
    });
    expect((await rowsOf(pdf)).map((cells) => cells.join(' | '))).toEqual([
      'Motor | Sin carga',
      '1.0 | 2,2 | 2,4 | 2,6',
      '1.5 | 2,3 | 2,5 | 2,7',
      'Aceite | 4,3 l',
      'Agua | 6,0 l',
    ]);
  });
});
