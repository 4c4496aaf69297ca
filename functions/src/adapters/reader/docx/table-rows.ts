type Spans = { columns: number; rows: number };
/** A cell's paragraphs, and the rows of a table in it: tabs part their cells. */
type Cell = Spans & { pieces: string[] };
type Spanning = { text: string; rows: number };

export type Table = {
  openRow(): void;
  openCell(spans: Spans): void;
  isInCell(): boolean;
  /** Adds to the open cell. */
  add(piece: string): void;
  closeCell(): void;
  /** The row's lines: one with all its cells, or those of the only cell. */
  closeRow(): string[];
};

/** More columns and longer values are no table of figures; repeated, they would swell a hostile file. */
const MOST_COLUMNS = 32;
const LONGEST_REPEATED = 200;

/** A table whose cells come one by one; what spans columns or rows stands in each of them. */
export function createTable(): Table {
  /** By column: what a cell of a row above says here, too. */
  const above: Spanning[] = [];
  let row: string[] = [];
  let cells: Cell[] = [];
  let cell: Cell | null = null;

  const fillFromAbove = (): void => {
    for (let from = above[row.length]; from && from.rows > 0; from = above[row.length]) {
      from.rows -= 1;
      row.push(from.text);
    }
  };

  const put = ({ pieces, columns, rows }: Cell): void => {
    const text = pieces.join(' ').replaceAll('\t', ' ');
    const repeated = text.length <= LONGEST_REPEATED ? text : '';
    for (let column = 0; column < columns; column++) {
      above[row.length] = { text: repeated, rows: rows - 1 };
      row.push(column === 0 ? text : repeated);
    }
  };

  return {
    openRow() {
      [row, cells, cell] = [[], [], null];
    },
    openCell({ columns, rows }) {
      fillFromAbove();
      cell = { columns: Math.min(columns, MOST_COLUMNS), rows, pieces: [] };
    },
    isInCell: () => cell !== null,
    add(piece) {
      cell?.pieces.push(piece);
    },
    closeCell() {
      if (!cell) return;
      put(cell);
      cells.push(cell);
      cell = null;
    },
    closeRow() {
      fillFromAbove();
      const [only] = cells;
      if (!only) return [];
      if (row.length === only.columns) return only.pieces;
      return row.some((text) => text !== '') ? [row.join('\t')] : [];
    },
  };
}
