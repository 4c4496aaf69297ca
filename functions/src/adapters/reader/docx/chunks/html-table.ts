type Spans = { columns: number; rows: number };

/** A table that is written as one of Word while its cells come one by one. */
export type HtmlTable = {
  openRow(isHeader: boolean): void;
  openCell(spans: Spans, shade: string): void;
  isInCell(): boolean;
  /** A paragraph or a table, in the open cell; outside of one it is a row of its own. */
  add(content: string): void;
  closeCell(): void;
  closeRow(): void;
  /** All of it. */
  end(): string;
};

/** More columns are no table of figures; a hostile file may claim any number. */
const MOST_COLUMNS = 64;
const MERGED = '<w:vMerge/>';
const MERGES = '<w:vMerge w:val="restart"/>';

export function createHtmlTable(): HtmlTable {
  const pieces: string[] = [];
  /** By column: in how many more rows a cell of a row above stands there, and over how many columns. */
  const above = new Map<number, Spans>();
  let [column, isInRow, isInCell] = [0, false, false];

  const cellOf = (columns: number, merge: string, shade = ''): string =>
    `<w:tc><w:tcPr><w:gridSpan w:val="${columns}"/>${merge}${shade}</w:tcPr>`;

  const fillFromAbove = (): void => {
    for (let from = above.get(column); from; from = above.get(column)) {
      if (from.rows > 1) above.set(column, { ...from, rows: from.rows - 1 });
      else above.delete(column);
      pieces.push(`${cellOf(from.columns, MERGED)}<w:p></w:p></w:tc>`);
      column += from.columns;
    }
  };

  const table: HtmlTable = {
    openRow(isHeader) {
      table.closeRow();
      pieces.push(`<w:tr>${isHeader ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}`);
      [column, isInRow] = [0, true];
    },
    openCell({ columns, rows }, shade) {
      if (!isInRow) table.openRow(false);
      table.closeCell();
      fillFromAbove();
      const wide = Math.min(Math.max(1, columns), MOST_COLUMNS);
      if (rows > 1) above.set(column, { columns: wide, rows: rows - 1 });
      pieces.push(cellOf(wide, rows > 1 ? MERGES : '', shade));
      column += wide;
      isInCell = true;
    },
    isInCell: () => isInCell,
    add(content) {
      if (isInCell) pieces.push(content);
      else {
        table.openCell({ columns: 1, rows: 1 }, '');
        pieces.push(content);
        table.closeRow();
      }
    },
    closeCell() {
      if (isInCell) pieces.push('<w:p></w:p></w:tc>');
      isInCell = false;
    },
    closeRow() {
      table.closeCell();
      if (!isInRow) return;
      fillFromAbove();
      pieces.push('</w:tr>');
      isInRow = false;
    },
    end() {
      table.closeRow();
      return pieces.length === 0 ? '' : `<w:tbl>${pieces.join('')}</w:tbl>`;
    },
  };
  return table;
}
