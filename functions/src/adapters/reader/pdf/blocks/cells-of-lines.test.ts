import { linesOfDrawing, type Drawing } from '../../../../testing/lines-of-drawing';

const LEFTS = [60, 180, 320];

/** Rows without rules, from cell to cell, 12 points between the lines of one and `gap` between rows. */
const drawn = (rows: string[][][], gap = 22) =>
  linesOfDrawing((document: Drawing) => {
    let y = 120;
    for (const row of rows) {
      for (const [at, line] of row.entries()) {
        if (at > 0) y += 12;
        line.forEach((cell, column) => {
          if (cell !== '') document.text(cell, LEFTS[column] ?? 0, y, { lineBreak: false });
        });
      }
      y += gap;
    }
  });

const HEAD = [['Fluido', 'Clase', 'Cantidad']];
const BRAKES = [
  ['Líquido de frenos', 'DOT 5.1', '0,8 l'],
  ['', 'Norma QR 12', ''],
];
const OIL = [
  ['Aceite (motor nuevo', '0W-20', '4,2 l (1.0)'],
  ['o revisado)', 'Norma QR 7', '5,1 l (1.4)'],
];

describe('cells of several lines in a table without rules', () => {
  it('are whole in their row', async () => {
    expect(await drawn([HEAD, OIL, BRAKES, [['Agua', 'Destilada', '6 l']]])).toEqual([
      'Fluido\tClase\tCantidad',
      'Aceite (motor nuevo o revisado)\t0W-20 Norma QR 7\t4,2 l (1.0) 5,1 l (1.4)',
      'Líquido de frenos\tDOT 5.1 Norma QR 12\t0,8 l',
      'Agua\tDestilada\t6 l',
    ]);
  });

  it('are not rows below one label, each with a name and a value', async () => {
    const rows = [
      [
        ['Carga parcial', 'Delante', '2,2 bar'],
        ['', 'Detrás', '2,4 bar'],
      ],
      [
        ['Carga completa', 'Delante', '2,6 bar'],
        ['', 'Detrás', '3,1 bar'],
      ],
    ];
    const lines = await drawn([HEAD, ...rows]);
    expect(lines).toContain('\tDetrás\t2,4 bar');
    expect(lines).toContain('\tDetrás\t3,1 bar');
  });

  it('are not told where rows stand as near as their lines', async () => {
    const lines = await drawn([HEAD, BRAKES, OIL, BRAKES], 12);
    expect(lines).toContain('Líquido de frenos\tDOT 5.1\t0,8 l');
  });
});
