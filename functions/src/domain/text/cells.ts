/** Between the cells of a row; it stands nowhere else in the text that readers give. */
export const CELL_SEPARATOR = '\t';

/** Blank space within a cell. */
export const BLANKS = /[^\S\n\t]+/g;

/** The cells of a row, from left to right, each on one line. */
export const cellsIn = (row: string): string[] =>
  row.split(CELL_SEPARATOR).map((cell) => cell.replace(/\s+/g, ' ').trim());

export const columnsIn = (row: string): number => row.split(CELL_SEPARATOR).length;

/** Cells as the row that they were. */
export const rowOf = (cells: readonly string[]): string => cells.join(CELL_SEPARATOR);

/** A dot before the words of a cell is a drawing: the colour of a light, the box of a choice. */
const DOT = /^[•●]\s+(?=\p{L})/u;

/** The cells of a row as they are shown. */
export const shownCells = (row: string): string[] =>
  cellsIn(row).map((cell) => cell.replace(DOT, ''));
