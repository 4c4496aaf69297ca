import type { Run } from '../types';
import { UNKNOWN_SIGN, withSigns } from './signs';

type Piece = [text: string, isSign?: boolean, left?: number];

/** Runs of lines, each from x = 60 on, with letters 6 points wide, a space between words and none behind what ends with "+". */
function runsOf(lines: readonly Piece[][]): Run[] {
  return lines.flatMap((pieces, at) => {
    let x = 60;
    return pieces.map(([drawn, isSign = false, left = x]) => {
      const isGlued = drawn.endsWith('+');
      const text = isGlued ? drawn.slice(0, -1) : drawn;
      const right = left + 6 * text.length;
      x = right + (isGlued ? 0 : 4);
      return {
        text,
        isSign,
        first: NaN,
        left,
        right,
        baseline: 700 - 15 * at,
        size: 12,
        turned: false,
      } as Run;
    });
  });
}

const read = (...lines: Piece[][]): string =>
  withSigns(runsOf(lines))
    .map(({ text }) => text)
    .join(' ');

const sign = (text: string): Piece => [text, true];

describe('single letters of a font of signs', () => {
  it('are bullets at the begin of lines', () => {
    expect(read([sign('k'), ['Abra']], [sign('k'), ['Saque']])).toBe('• Abra • Saque');
  });

  it('are steps where they count', () => {
    const read4 = read([sign('a+'), ['Suba']], [sign('b+'), ['Baje']], [sign('c+'), ['Pare']]);
    expect(read4).toBe('1. Suba 2. Baje 3. Pare');
  });

  it('warn before the label of a warning, and wherever they are drawn again', () => {
    const read2 = read([sign('w'), ['PELIGRO']], [sign('w'), ['Quema']], [sign('q'), ['Espere']]);
    expect(read2).toBe('⚠ PELIGRO ⚠ Quema • Espere');
  });

  it('point to a page before its number, and are unknown in a line', () => {
    const lines = [
      [sign('k'), ['Abra']],
      [sign('k'), ['Saque']],
    ] as Piece[][];
    expect(read(...lines, [['véase'], sign('5'), ['91.']])).toContain('véase ► 91.');
    expect(read(...lines, [['testigo'], sign('J'), ['rojo']])).toContain(
      `testigo ${UNKNOWN_SIGN} rojo`,
    );
  });

  it('are the mark of a table where one stands alone in its cells', () => {
    const lines = [
      [sign('k'), ['Abra']],
      [sign('k'), ['Saque']],
    ] as Piece[][];
    expect(
      read(...lines, [['Aceite'], ['m', true, 300]], [['Filtro'], ['m', true, 360]]),
    ).toContain('Aceite ● Filtro ●');
  });

  it.each([
    [
      'letters of a plan',
      [
        [['Aceite'], ['R', true, 300]],
        [['Filtro'], ['I', true, 300]],
      ],
    ],
    [
      'names in a legend',
      [
        [sign('A'), ['Faro']],
        [sign('B'), ['Luneta']],
      ],
    ],
    [
      'numbers in a text',
      [
        [['Marcha'], sign('3'), ['puesta']],
        [sign('2'), ['Faros']],
      ],
    ],
    [
      'words of one letter',
      [
        [['de'], sign('a'), ['b']],
        [['uno'], sign('y'), ['otro']],
      ],
    ],
  ] as [string, Piece[][]][])('are letters where a text has them, too: %s', (_, lines) => {
    expect(read(...lines)).toBe(
      lines
        .flat()
        .map(([text]) => text)
        .join(' '),
    );
  });
});
