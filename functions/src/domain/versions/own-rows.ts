import type { Statement, TableVersions } from '@contract';
import { isSameBox } from '../document/line-boxes';

export type Table = Extract<Statement, { kind: 'table' }>;

type Telling = TableVersions & { own: string };

/** What of a table tells apart its rows, or its columns, and of which it is known which the vehicle is. */
export const tellingIn = ({ versions, tyres }: Table, by: Telling['by']): Telling[] =>
  [versions, tyres].flatMap((told) =>
    told && told.own !== null && told.by === by ? [{ ...told, own: told.own }] : [],
  );

/** Whether the row, or the column, at a position is for the vehicle: for it alone, or for all of them. */
export const isFor =
  (told: readonly Telling[]) =>
  (at: number): boolean =>
    told.every(({ of, own }) => !of[at]?.length || of[at].includes(own));

/**
 * A table that leads to what is the vehicle's own: rows for others are not looked for on the page. All of it, where nobody knows
 * which rows those are, or where they stand.
 */
export function leadingToOwn(table: Table): Table {
  const isOwn = isFor(tellingIn(table, 'rows'));
  const others = table.rows.flatMap(({ place }, at) => (place && !isOwn(at) ? [place] : []));
  if (others.length === 0 || others.length === table.rows.length) return table;
  const ids = new Set(others.map(({ unit }) => unit));
  const boxes = others.flatMap((place) => place.boxes);
  const citations = table.citations.map((one) => ({
    ...one,
    units: one.units.filter(({ id }) => !ids.has(id)),
    boxes: one.boxes.filter((box) => !boxes.some((other) => isSameBox(box, other))),
  }));
  return { ...table, citations };
}
