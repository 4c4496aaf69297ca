import type { Fragment, Line, Span } from '../types';

/** From where to where several pieces reach. */
export const spanOf = (pieces: readonly Span[]): Span => ({
  left: Math.min(...pieces.map(({ left }) => left)),
  right: Math.max(...pieces.map(({ right }) => right)),
});

export const areOver = (a: Span, b: Span): boolean => a.left < b.right && a.right > b.left;

/** The same as `rowOf` for what most lines are. */
export const lineOfOne = ({ text, left, right, baseline, size, bold, turned }: Fragment): Line => ({
  cells: [text],
  left,
  right,
  baseline,
  lastBaseline: baseline,
  size,
  bold,
  turned,
  pieces: [{ left, right }],
  isFlat: true,
});

/** A row of a table from its cells, and the lines in each of them that is not empty. */
export function rowOf(cells: readonly (Span & { text: string })[], lines: readonly Line[][]): Line {
  const all = lines.flat();
  return {
    cells: cells.map(({ text }) => text),
    pieces: cells.map(({ left, right }) => ({ left, right })),
    ...spanOf(cells),
    baseline: Math.max(...all.map(({ baseline }) => baseline)),
    lastBaseline: Math.min(...all.map(({ lastBaseline }) => lastBaseline)),
    size: Math.max(...all.map(({ size }) => size)),
    bold: all.every(({ bold }) => bold),
    turned: all.every(({ turned }) => turned),
    isFlat: lines.every(({ length }) => length === 1),
  };
}

/** One cell of a line as a line of its own. */
export function cellOf(line: Line, at: number): Line {
  const { left, right } = line.pieces[at] ?? line;
  return { ...line, cells: [line.cells[at] ?? ''], pieces: [{ left, right }], left, right };
}
