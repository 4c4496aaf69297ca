import { linesOfDrawing, type Drawing } from '../../../../testing/lines-of-drawing';

/** A label of three lines at the left of two rows, as sheets of data are set, right of another sheet. */
const sheet = (rows: string[][]) =>
  linesOfDrawing((document: Drawing) => {
    document.fontSize(7);
    ['Par de apriete', 'de la tapa', 'del filtro'].forEach((line, at) =>
      document.text(line, 300, 200 + 8 * at, { lineBreak: false }),
    );
    rows.forEach((row, at) =>
      row.forEach((cell, column) =>
        document.text(cell, 360 + 70 * column, 203 + 13 * at, { lineBreak: false }),
      ),
    );
    document
      .text('Bujía', 300, 240, { lineBreak: false })
      .text('KR7', 370, 240, { lineBreak: false });
  });

describe('a label of several lines', () => {
  it('stands over the rows beside it', async () => {
    const rows = [
      ['Con junta nueva', '14 Nm'],
      ['Con junta usada', '18 Nm'],
    ];
    expect(await sheet(rows)).toEqual([
      'Par de apriete de la tapa del filtro\tCon junta nueva\t14 Nm',
      '\tCon junta usada\t18 Nm',
      'Bujía\tKR7',
    ]);
  });

  it('has its whole value where that goes on beside it', async () => {
    const rows = [['25 Nm, con rosca'], ['seca y limpia']];
    expect(await sheet(rows)).toEqual([
      'Par de apriete de la tapa del filtro\t25 Nm, con rosca seca y limpia',
      'Bujía\tKR7',
    ]);
  });
});
