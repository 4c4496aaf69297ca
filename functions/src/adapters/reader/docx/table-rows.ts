/** A cell with what its paragraphs say and the rows of a table in it; `goesOn` where it is more of one above, if there is one. */
export type Cell = { columns: number; texts: string[]; goesOn: boolean };

/** More columns and longer values are no table of figures; repeated, they would swell a hostile file. */
const MAX_COLUMNS = 32;
const MAX_REPEATED_LENGTH = 200;

/** Makes the rows of a table its lines: what spans columns or rows stands in each of them. */
export function createRows(): (cells: readonly Cell[]) => string[] {
  /** By column: what a cell of a row above says here, too. */
  const above: string[] = [];
  return (cells) => {
    const row: string[] = [];
    const own = cells.filter(({ columns, texts, goesOn }) => {
      const isMore = goesOn && above[row.length] !== undefined;
      const text = texts.join(' ').replaceAll('\t', ' ');
      const repeated = text.length <= MAX_REPEATED_LENGTH ? text : '';
      for (let column = 0; column < Math.min(columns, MAX_COLUMNS); column++) {
        if (!isMore) above[row.length] = repeated;
        row.push(isMore ? (above[row.length] ?? '') : column === 0 ? text : repeated);
      }
      return !isMore;
    });
    const [only] = own;
    // A frame around a text, or a title within a table.
    if (only && cells.length === 1) return only.texts;
    return only && row.some((text) => text !== '') ? [row.join('\t')] : [];
  };
}
