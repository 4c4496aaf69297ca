import { pdfOf } from '../../../../testing/pdf';
import { linesOfDrawing, linesOfPdf } from '../../../../testing/lines-of-drawing';

const rowsOf = async (pdf: Buffer): Promise<string[][]> =>
  (await linesOfPdf(pdf)).map((line) => line.split('\t'));

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

  it('keeps cells apart whose columns are hardly further apart than words', async () => {
    const columns = [60, 108, 157].map((at) => ({ at, width: 200 }));
    const rows = [
      ['Bombilla', 'Potencia', 'Casquillo'],
      ['Cruce', '55 watt.', 'H7'],
      ['Freno', '', 'BA15s'],
      ['Placa', '5 watios', 'W2'],
    ];
    expect(await readRows(columns, ...rows)).toEqual(rows);
  });

  it.each([
    ['in other letters', { name: 'Presiones', at: 60, size: 9 }],
    ['set further to the left', { name: 'Presiones', at: 54, size: 10 }],
    ['reaching above its columns', { name: 'Presiones de los neumáticos', at: 60, size: 10 }],
  ])('has its name on a line of its own: %s', async (_, { name, at, size }) => {
    const lines = await linesOfDrawing((document) => {
      document.fontSize(size).text(name, at, 100).fontSize(10);
      const rows = [
        ['Eje', 'Bar'],
        ['Delante', '2,2'],
        ['Detrás', '2,4'],
      ];
      rows.forEach(([first = '', second = ''], row) => {
        document.text(first, 60, 112 + 20 * row).text(second, 130, 112 + 20 * row);
      });
    });
    expect(lines).toEqual([name, 'Eje\tBar', 'Delante\t2,2', 'Detrás\t2,4']);
  });

  it('keeps the second line of a name with its first one', async () => {
    const lines = await linesOfDrawing((document) => {
      document.text('Presión con', 60, 100).text('carga', 60, 112).text('2,6 bar', 160, 112);
      document.text('Par', 60, 140).text('110 Nm', 160, 140);
    });
    expect(lines).toEqual(['Presión con carga\t2,6 bar', 'Par\t110 Nm']);
  });

  it('parts cells that nearly touch where others begin above and below, though drawn one by one', async () => {
    const rows: [names: string[], texts: string[]][] = [
      [['Rueda'], ['Baja presión.', 'Ínflela.']],
      [['Dirección dura'], ['Avería.', 'Acuda al taller.']],
      [['Aceite'], ['Poca presión.', 'Pare el motor.']],
    ];
    const lines = await linesOfDrawing((document) => {
      const second = 68 + document.widthOfString('Dirección dura');
      rows.forEach((cells, row) =>
        cells.forEach((texts, column) =>
          texts.forEach((text, line) =>
            document.text(text, [60, second][column], 100 + 40 * row + 12 * line, {
              lineBreak: false,
            }),
          ),
        ),
      );
    });
    expect(lines).toEqual([
      'Rueda\tBaja presión. Ínflela.',
      'Dirección dura\tAvería. Acuda al taller.',
      'Aceite\tPoca presión. Pare el motor.',
    ]);
  });

  it('is none where steps stand beside the next ones', async () => {
    const lines = await linesOfDrawing((document) => {
      const left = ['1. Abra las fundas.', '2. Encaje los brazos.', '3. Tense la correa.'];
      left.forEach((step, at) => document.text(step, 60, 100 + 12 * at));
      document.text('4. Tire del asiento.', 300, 100).text('Guarde las fundas.', 300, 112);
    });
    expect(lines.filter((line) => line.includes('\t'))).toEqual([]);
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

type Cell = { text: string; x: number; y: number; columns?: number; rows?: number };

const CELL = { width: 60, height: 16 };

/** A page with cells that touch each other, each in its frame; they count from the table's upper left corner. */
const framed = (cells: Cell[], turned = 0): Promise<Buffer> =>
  pdfOf((document) => {
    document
      // Turned by 90 degrees, what stands near the top of the page stands near its right edge.
      .addPage({ size: [800, 842] })
      .rotate(turned, { origin: [300, 400] })
      .fontSize(7);
    document.text('La presión se mide en frío.', 60, 80);
    for (const { text, x, y, columns = 1, rows = 1 } of cells) {
      const [left, top] = [60 + CELL.width * x, 100 + CELL.height * y];
      const [width, height] = [CELL.width * columns, CELL.height * rows];
      document.rect(left, top, width, height).lineWidth(0.5).stroke();
      const place = { width, align: 'center' as const };
      document.text(text, left, top + height / 2 - 4, place);
    }
    document.text('Con remolque suba la presión.', 60, 220);
  });

const MERGED: Cell[] = [
  { text: 'Motor', x: 0, y: 0, rows: 2 },
  { text: 'Gasolina de 95', x: 1, y: 0, columns: 2 },
  { text: 'Diésel', x: 3, y: 0, columns: 2 },
  { text: 'Sin cargar nada', x: 1, y: 1 },
  { text: 'Con carga', x: 2, y: 1 },
  { text: 'Sin carga', x: 3, y: 1 },
  { text: 'Con carga', x: 4, y: 1 },
  { text: '1.0', x: 0, y: 2 },
  { text: '2,2', x: 1, y: 2 },
  { text: '', x: 2, y: 2 },
  { text: '2,4', x: 3, y: 2, columns: 2 },
  { text: '1.5', x: 0, y: 3 },
  { text: '', x: 1, y: 3 },
  { text: '', x: 2, y: 3 },
  { text: '2,5', x: 3, y: 3 },
  { text: '', x: 4, y: 3 },
];

describe('a table with lines', () => {
  it.each([0, 90])('says what stands in which cell (turned by %i)', async (turned) => {
    expect(await rowsOf(await framed(MERGED, turned))).toEqual([
      ['La presión se mide en frío.'],
      ['Motor', 'Gasolina de 95', 'Gasolina de 95', 'Diésel', 'Diésel'],
      ['Motor', 'Sin cargar nada', 'Con carga', 'Sin carga', 'Con carga'],
      ['1.0', '2,2', '', '2,4', '2,4'],
      ['1.5', '', '', '2,5', ''],
      ['Con remolque suba la presión.'],
    ]);
  });

  it('has its titles on lines of their own', async () => {
    const rows = await rowsOf(
      await framed([
        { text: 'Motor de gasolina', x: 0, y: 0, columns: 3 },
        { text: 'Agua', x: 0, y: 1 },
        { text: '6 l', x: 1, y: 1, columns: 2 },
        { text: 'Aceite', x: 0, y: 2 },
        { text: '4 l', x: 1, y: 2, columns: 2 },
      ]),
    );
    expect(rows.slice(1, -1)).toEqual([['Motor de gasolina'], ['Agua', '6 l'], ['Aceite', '4 l']]);
  });

  it('is none where its lines run through words, as in a chart', async () => {
    const rows = await rowsOf(
      await pdfOf((document) => {
        document.addPage().fontSize(10);
        for (const at of [100, 120, 140, 160]) {
          document.moveTo(60, at).lineTo(200, at).moveTo(at, 100).lineTo(at, 160).stroke();
        }
        for (const at of [95, 115, 135]) document.text('potencia', 80, at).text('par', 150, at);
      }),
    );
    expect(rows.map((cells) => cells.join(' '))).toEqual(Array(3).fill('potencia par'));
  });
});
