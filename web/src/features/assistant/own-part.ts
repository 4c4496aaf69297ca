import type { TableVersions } from '@contract';
import type { TableStatement } from './answer-rows';

export type VersionedTable = TableStatement & { versions: TableVersions };

export const hasVersions = (table: TableStatement): table is VersionedTable =>
  table.versions !== undefined;

/** The cells of these columns. */
const cellsOf = (table: TableStatement, isKept: (column: number) => boolean) => {
  const keep = ({ cells }: { cells: string[] }) => ({
    cells: cells.filter((_, column) => isKept(column)),
  });
  return { ...table, header: table.header.map(keep), rows: table.rows.map(keep) };
};

/** A table in two: what is for one version, or for all of them, and what is for others only, without what stands around it. */
export function ownPart(
  table: VersionedTable,
  own: string,
): { own: TableStatement; others: TableStatement } {
  const { by, of } = table.versions;
  const isOwn = (at: number) => !of[at]?.length || of[at].includes(own);
  const bare = { ...table, above: '', below: '' };
  return by === 'rows'
    ? {
        own: { ...table, rows: table.rows.filter((_, at) => isOwn(at)) },
        others: { ...bare, rows: table.rows.filter((_, at) => !isOwn(at)) },
      }
    : {
        own: cellsOf(table, isOwn),
        others: cellsOf(bare, (column) => column === 0 || !isOwn(column)),
      };
}
