import { cellsIn } from './table-header';

/** A dot before the words of a cell is a drawing: the colour of a light, the box of a choice. */
const DOT = /^[•●]\s+(?=\p{L})/u;

/** The cells of a row, from left to right, as they are shown. */
export const shownCells = (row: string): string[] =>
  cellsIn(row).map((cell) => cell.replace(DOT, ''));
