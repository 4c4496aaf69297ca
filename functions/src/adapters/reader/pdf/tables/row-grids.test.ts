import { linesOfDrawing, type Drawing } from '../../../../testing/lines-of-drawing';

type Table = { from?: number; to?: number; columns: number[]; rows: string[][] };

/** Rows 20 points apart with a line below each, as long as the row has cells. */
function drawTable(document: Drawing, top: number, { from = 60, to = 460, columns, rows }: Table) {
  rows.forEach((cells, row) => {
    const y = top + 20 * row;
    cells.forEach((cell, column) => {
      if (cell !== '') document.text(cell, columns[column] ?? from, y, { lineBreak: false });
    });
    const end = cells.length < columns.length ? (columns[cells.length] ?? to) - 10 : to;
    document
      .moveTo(from, y + 14)
      .lineTo(end, y + 14)
      .stroke();
  });
}

const tabbed = (rows: string[][], width: number): string[] =>
  rows.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? '').join('\t'));

const PLAN = [
  ['Operación', '15', '30', '45', '60'],
  ['Aceite del motor', 'C', 'C', 'C', 'C'],
  ['Bujías', '', 'C', '', 'C'],
  ['Correa de accesorios', '', '', 'C'],
  ['Líquido de frenos', '', 'C', '', 'C'],
];

describe('a table whose rows alone are parted by lines', () => {
  it('keeps its columns where cells are empty, and the names above them', async () => {
    const columns = [60, 250, 300, 350, 400];
    expect(
      await linesOfDrawing((document) => drawTable(document, 100, { columns, rows: PLAN })),
    ).toEqual(tabbed(PLAN, 5));
  });

  it('does not take the title above it for a name, nor the columns of the table before', async () => {
    const pressures = [
      ['Medida', 'Delante, en bar', 'Detrás, en bar'],
      ['185/65 R15', '2,2', '2,0'],
      ['195/55 R16', '2,3', '2,1'],
    ];
    const lines = await linesOfDrawing((document) => {
      drawTable(document, 100, { columns: [60, 250, 300, 350, 400], rows: PLAN });
      document.fontSize(14).text('Presiones en frío con carga y sin ella', 60, 225);
      drawTable(document.fontSize(10), 250, { columns: [60, 180, 300], rows: pressures });
    });
    expect(lines).toEqual([
      ...tabbed(PLAN, 5),
      'Presiones en frío con carga y sin ella',
      ...tabbed(pressures, 3),
    ]);
  });

  it('takes what stands right above its first column for the name of that, and not the text above', async () => {
    const rows = [
      ['', '1.2', '1.6'],
      ['Autonomía', '318 km', '427 km'],
      ['Consumo', '14,1 kWh', '15,2 kWh'],
      ['Potencia', '70 kW', '100 kW'],
    ];
    const lines = await linesOfDrawing((document) => {
      document.text('Con otras ruedas gasta más.', 60, 76);
      document.fontSize(9.4).text('Motor', 60, 88);
      drawTable(document.fontSize(10), 100, { from: 54, columns: [60, 180, 300], rows });
    });
    const named = [['Motor', '1.2', '1.6'], ...rows.slice(1)];
    expect(lines).toEqual(['Con otras ruedas gasta más.', ...tabbed(named, 3)]);
  });

  it('has names of two lines, and in their middle one of one line', async () => {
    const rows = [
      ['Aceite', 'C', 'C'],
      ['Bujías', 'C', 'S'],
      ['Correa', 'C', 'S'],
    ];
    const lines = await linesOfDrawing((document) => {
      document.text('15.000', 180, 76).text('30.000', 300, 76);
      document.text('Trabajo', 60, 81.5).text('km', 180, 87).text('km', 300, 87);
      document.moveTo(60, 100).lineTo(460, 100).stroke();
      drawTable(document, 104, { columns: [60, 180, 300], rows });
    });
    expect(lines).toEqual(['Trabajo\t15.000 km\t30.000 km', ...tabbed(rows, 3)]);
  });

  it('has numbers in a column of their own', async () => {
    const rows = [
      ['1', 'Tapón de llenado'],
      ['2', 'Varilla de nivel'],
      ['3', 'Caja de fusibles'],
    ];
    const lines = await linesOfDrawing((document) =>
      drawTable(document, 100, { columns: [60, 90], rows }),
    );
    expect(lines).toEqual(tabbed(rows, 2));
  });

  it('is none where text or lists without lines stand between lines', async () => {
    const names = ['Llaves', 'Puertas', 'Asientos', 'Luces', 'Frenos', 'Ruedas', 'Motor', 'Pesos'];
    const lines = await linesOfDrawing((document) => {
      drawTable(document, 100, {
        columns: [60],
        rows: [['Antes de salir'], ['Compruebe las luces.']],
      });
      names.forEach((name, at) => {
        document.text(name, 60, 150 + 14 * at, { lineBreak: false });
        document.text(`${at + 3}`, 440, 150 + 14 * at, { lineBreak: false });
      });
      drawTable(document, 280, { columns: [60], rows: [['Al final'], ['Cierre el coche.']] });
    });
    expect(lines).toEqual([
      'Antes de salir',
      'Compruebe las luces.',
      ...names.map((name, at) => `${name}\t${at + 3}`),
      'Al final',
      'Cierre el coche.',
    ]);
  });

  it('is known where each letter of the page is drawn by itself', async () => {
    const columns = [60, 250, 300, 350, 400];
    const lines = await linesOfDrawing((document) => {
      drawTable(document, 100, { columns, rows: PLAN });
      for (let at = 0; at < 2200; at++) {
        const [x, y] = [60 + 6 * (at % 80), 300 + 6 * Math.floor(at / 80)];
        document.addContent(`BT /F1 4 Tf 1 0 0 -1 ${x} ${y} Tm (a) Tj ET`);
      }
    });
    expect(lines.slice(0, PLAN.length)).toEqual(tabbed(PLAN, 5));
  });
});
