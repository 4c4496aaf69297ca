import { linesOfDrawing, type Drawing } from '../../../../testing/lines-of-drawing';
import { pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

type Look = {
  /** Edges of the columns. */
  edges: number[];
  rows: string[][];
  /** Rows with a colour behind each cell; rows with a line below each cell. */
  coloured?: (row: number) => boolean;
  lined?: (row: number) => boolean;
};

const HEIGHT = 16;

/** A table as browsers and word processors print it: every cell draws its own colour and its own piece of a line. */
function drawTable(document: Drawing, top: number, { edges, rows, coloured, lined }: Look): void {
  rows.forEach((cells, row) => {
    const y = top + HEIGHT * row;
    cells.forEach((cell, column) => {
      const [left = 0, right = 0] = edges.slice(column, column + 2);
      if (coloured?.(row)) document.rect(left, y, right - left, HEIGHT).fill('#dddddd');
      if (lined?.(row))
        document
          .moveTo(left, y + HEIGHT)
          .lineTo(right, y + HEIGHT)
          .lineWidth(0.5)
          .stroke();
      document.fill('black').text(cell, left + 4, y + 4, { lineBreak: false });
    });
  });
}

const tabbed = (rows: string[][]): string[] => rows.map((cells) => cells.join('\t'));

const FLUIDS = [
  ['Fluido', 'Dosis', 'Norma'],
  ['Aceite', '4,2 l', '0W-20'],
  ['Refrigerante', '6,0 l', 'G12'],
  ['Frenos', '0,5 l', 'DOT 4'],
  ['Cambio', '1,8 l', '75W-80'],
];
/** "Refrigerante" nearly touches what stands in the next column. */
const TIGHT = [60, 126, 155, 300];

describe('a table whose cells are drawn one by one', () => {
  it.each<[string, Omit<Look, 'edges' | 'rows'>]>([
    ['coloured names, and lines', { coloured: (row) => row === 0, lined: (row) => row > 0 }],
    ['lines alone', { lined: () => true }],
    ['colour behind every second row', { coloured: (row) => row % 2 === 0 }],
    ['the same, and lines', { coloured: (row) => row % 2 === 0, lined: () => true }],
    ['names right above a coloured row', { coloured: (row) => row === 0 || row % 2 === 1 }],
  ])('keeps its rows and columns: %s', async (_, look) => {
    const lines = await linesOfDrawing((document) => {
      document.text('Compruebe los líquidos del vehículo una vez al mes, en frío.', 60, 80);
      drawTable(document, 100, { edges: TIGHT, rows: FLUIDS, ...look });
    });
    expect(lines.slice(1)).toEqual(tabbed(FLUIDS));
  });

  it('is not one with the table of other cells below it', async () => {
    const pressures = [
      ['Rueda', 'Vacío', 'Carga'],
      ['195/60 R16', '2,4', '2,6'],
      ['205/50 R17', '2,5', '2,8'],
    ];
    const look = { coloured: (row: number) => row === 0, lined: (row: number) => row > 0 };
    const lines = await linesOfDrawing((document) => {
      drawTable(document, 100, { edges: TIGHT, rows: FLUIDS, ...look });
      document.text('Presiones', 60, 186);
      drawTable(document, 200, { edges: [60, 140, 220, 300], rows: pressures, ...look });
    });
    expect(lines).toEqual([...tabbed(FLUIDS), 'Presiones', ...tabbed(pressures)]);
  });

  it('has names above its first row that nothing but bold letters parts', async () => {
    const [names = [], ...rows] = FLUIDS;
    const edges = [60, 130, 170, 300];
    const lines = await linesOfDrawing((document) => {
      document.font('Helvetica-Bold');
      drawTable(document, 100, { edges, rows: [names] });
      document.font('Helvetica');
      const coloured = (row: number) => row % 2 === 1;
      drawTable(document, 100 + HEIGHT, { edges, rows, coloured });
    });
    expect(lines).toEqual(tabbed(FLUIDS));
  });

  it('says a cell that is drawn over several columns in each, and has no title between them', async () => {
    const look = { coloured: (row: number) => row % 2 === 0 };
    const lines = await linesOfDrawing((document) => {
      // The space between its words stands where the second column begins.
      document.text('Todos los líquidos', 90, 86, { lineBreak: false });
      drawTable(document, 100, { edges: TIGHT, rows: FLUIDS.slice(0, 4), ...look });
      drawTable(document, 164, { edges: [60, 126, 300], rows: [['Gas', 'en el taller']], ...look });
    });
    expect(lines).toEqual([
      'Todos los líquidos',
      ...tabbed(FLUIDS.slice(0, 4)),
      'Gas\ten el taller\ten el taller',
    ]);
  });

  it('has its own lines, though one at the top of the page is longer and a column stands beside', async () => {
    const lines = await linesOfDrawing((document) => {
      document.moveTo(60, 50).lineTo(500, 50).stroke();
      document.text('Los líquidos se compran en todas partes', 60, 60, { lineBreak: false });
      drawTable(document, 100, {
        edges: TIGHT,
        rows: FLUIDS,
        coloured: (row) => row === 0,
        lined: (row) => row > 0,
      });
      document.text('En este capítulo', 400, 60, { lineBreak: false });
      document.text('3.1 Aceite', 400, 120, { lineBreak: false });
    });
    expect(lines).toEqual(expect.arrayContaining([...tabbed(FLUIDS), '3.1 Aceite']));
  });
});

describe('the title of a section', () => {
  /** Lines of a font whose line box is higher than the space between the lines. */
  const page = (document: Drawing) => {
    const body = (text: string, y: number) =>
      document.font('Helvetica').text(text, 60, y, { lineBreak: false });
    for (let at = 0; at < 12; at++) body(`Línea ${at} de lo que se dice del aceite`, 80 + 9 * at);
    document.font('Helvetica-Bold').text('Reiniciar la pantalla', 60, 192, { lineBreak: false });
    body('Mantenga pulsada la rueda 10 segundos.', 202);
  };

  it('is known by more space above it than lines have, however high their letters', async () => {
    const lines = await linesOfDrawing(page);
    expect(lines.slice(-2)).toEqual([
      'Reiniciar la pantalla',
      'Mantenga pulsada la rueda 10 segundos.',
    ]);
  });

  it('may stand above the bold title of a table, in smaller letters', async () => {
    const pdf = await pdfOf((document) => {
      document.addPage().fontSize(10);
      page(document);
      document.font('Helvetica-Bold').text('Presiones', 60, 230, { lineBreak: false });
      document.fontSize(8).text('En frío, en bar', 60, 246, { lineBreak: false });
      document.font('Helvetica').fontSize(10).text('Delante: 2,2', 60, 260, { lineBreak: false });
    });
    const titles: string[] = [];
    for await (const { headings } of (await readPdf(await files.write(pdf))).pages)
      titles.push(...headings.map(({ title }) => title));
    expect(titles).toEqual(['Reiniciar la pantalla', 'Presiones']);
  });
});
