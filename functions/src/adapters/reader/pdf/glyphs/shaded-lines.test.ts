import { linesOfDrawing, type Drawing } from '../../../../testing/lines-of-drawing';
import { shadedLines } from './shaded-lines';

const box = (left: number, bottom: number, right: number, top: number) => ({
  left,
  right,
  top,
  bottom,
});
const CELL = box(100, 100, 160, 124);

describe('the ground of a line of text', () => {
  it('is a box in that of its cell, alone or one below the other', () => {
    const lines = [box(104, 112, 150, 124), box(106, 100, 140, 112)];
    expect([...shadedLines([CELL, ...lines])]).toEqual(lines);
    expect([...shadedLines([CELL, box(104, 103, 156, 120)])]).toHaveLength(1);
  });

  it.each([
    ['a row as wide as its table', [CELL, box(100, 112, 160, 124)]],
    ['a cell beside another', [CELL, box(103, 102, 128, 122), box(132, 102, 157, 122)]],
    ['what stands alone', [box(104, 112, 150, 124)]],
  ])('is not %s', (_, boxes) => {
    expect(shadedLines(boxes).size).toBe(0);
  });
});

describe('a table whose head is shaded cell by cell, and line by line within', () => {
  const WIDTHS = [60, 120, 80];
  const ROWS = [
    ['Pos.', 'Consumidor', 'Fusible'],
    ['4', 'Radio', '7,5 A'],
    ['9', 'Luneta', '25 A'],
    ['12', 'Toma', '15 A'],
  ];

  const cells = (document: Drawing, inset: number): void => {
    ROWS.forEach((row, at) => {
      let x = 60;
      row.forEach((cell, column) => {
        const [y, width] = [100 + 18 * at, WIDTHS[column] ?? 0];
        if (at === 0) document.rect(x, y, width, 18).fill('#444');
        if (at === 0) document.rect(x + inset, y + 3, width - 2 * inset, 12).fill('#555');
        for (const [left, top, w, h] of [
          [x, y, width, 0.5],
          [x, y + 18, width, 0.5],
          [x, y, 0.5, 18],
          [x + width, y, 0.5, 18],
        ] as const)
          document.rect(left, top, w, h).fill('#000');
        document.fill(at === 0 ? '#fff' : '#000').text(cell, x + 10, y + 5, { lineBreak: false });
        x += width;
      });
    });
  };

  it.each([4, 8])('has the columns of its cells alone: %d points inside', async (inset) => {
    expect(await linesOfDrawing((document) => cells(document, inset))).toEqual(
      ROWS.map((row) => row.join('\t')),
    );
  });
});
