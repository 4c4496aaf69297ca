import type { TableVersions } from '@contract';
import type { TableStatement } from './answer-rows';

/** What tables tell apart. */
export const DISTINCTIONS = ['versions', 'tyres'] as const;
export type Distinction = (typeof DISTINCTIONS)[number];

export const tellsApart = (table: TableStatement, kind: Distinction): boolean =>
  table[kind] !== undefined;

/** The cells of these columns. */
const cellsOf = (table: TableStatement, isKept: (column: number) => boolean) => {
  const keep = ({ cells }: { cells: string[] }) => ({
    cells: cells.filter((_, column) => isKept(column)),
  });
  return { ...table, header: table.header.map(keep), rows: table.rows.map(keep) };
};

export type Told = Omit<TableVersions, 'own'> & { own: string };

const isOwn = (told: readonly Told[]) => (at: number) =>
  told.every(({ of, own }) => !of[at]?.length || of[at].includes(own));

/** A table in two: what is the vehicle's, or for all of them, and what is for others only, without what stands around it. */
export function ownPart(
  table: TableStatement,
  told: readonly Told[],
): { own: TableStatement; others: TableStatement } {
  const [ofRows, ofColumns] = (['rows', 'columns'] as const).map((side) =>
    told.filter(({ by }) => by === side),
  ) as [Told[], Told[]];
  const isOwnRow = (_: unknown, at: number) => isOwn(ofRows)(at);
  const isOwnColumn = isOwn(ofColumns);
  const bare = { ...table, above: '', below: '' };
  const own = cellsOf({ ...table, rows: table.rows.filter(isOwnRow) }, isOwnColumn);
  if (ofRows.length > 0 && ofColumns.length > 0) return { own, others: bare };
  const others =
    ofRows.length > 0
      ? { ...bare, rows: table.rows.filter((row, at) => !isOwnRow(row, at)) }
      : cellsOf(bare, (column) => column === 0 || !isOwnColumn(column));
  return { own, others };
}
