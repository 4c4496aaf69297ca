import { isForOwn, type Decided, type TableStatement } from '@contract';

type Row = TableStatement['rows'][number];

/** The cells of these columns. */
const cellsOf = (table: TableStatement, isKept: (column: number) => boolean): TableStatement => {
  const keep = ({ cells, asked }: Row): Row => {
    const kept = [...cells.keys()].filter(isKept);
    return {
      cells: kept.map((at) => cells[at] ?? ''),
      ...(asked && { asked: asked.map((at) => kept.indexOf(at)).filter((at) => at >= 0) }),
    };
  };
  return { ...table, header: table.header.map(keep), rows: table.rows.map(keep) };
};

/** A table in two: what is the vehicle's, or for all of them, and what is for others only, without what stands around it. */
export function ownPart(
  table: TableStatement,
  decided: readonly Decided[],
): { own: TableStatement; others: TableStatement } {
  const tells = (side: Decided['by']): boolean => decided.some(({ by }) => by === side);
  const isOwnRow = isForOwn(decided, 'rows');
  const isOwnColumn = isForOwn(decided, 'columns');
  const rowsThat = (isOwn: boolean) => table.rows.filter((_, at) => isOwnRow(at) === isOwn);
  const bare = { ...table, above: '', below: '' };
  const own = cellsOf({ ...table, rows: rowsThat(true) }, isOwnColumn);
  if (tells('rows') && tells('columns')) return { own, others: bare };
  const others = tells('rows')
    ? { ...bare, rows: rowsThat(false) }
    : cellsOf(bare, (column) => column === 0 || !isOwnColumn(column));
  return { own, others };
}
