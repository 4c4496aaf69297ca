import type { Citation, Statement, TableVersions } from '@contract';

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

/** A citation of some of its units; its boxes are told apart only where each unit is known to have its own. */
function citing(citation: Citation, isCited: (id: string) => boolean): Citation {
  const unitOfBox = citation.units.flatMap(({ id, lines = 1 }) => Array<string>(lines).fill(id));
  const areTold = unitOfBox.length === citation.boxes.length;
  return {
    ...citation,
    units: citation.units.filter(({ id }) => isCited(id)),
    boxes: citation.boxes.filter((_, at) => !areTold || isCited(unitOfBox[at] ?? '')),
  };
}

/**
 * A table that leads to what is the vehicle's own: rows for others are not looked for on the page. All of it, where nobody knows
 * which rows those are, or which units.
 */
export function leadingToOwn(table: Table): Table {
  const isOwn = isFor(tellingIn(table, 'rows'));
  const others = table.rows.flatMap(({ unit }, at) => (unit && !isOwn(at) ? [unit] : []));
  if (others.length === 0 || others.length === table.rows.length) return table;
  const isCited = (id: string): boolean => !others.includes(id);
  return { ...table, citations: table.citations.map((one) => citing(one, isCited)) };
}
