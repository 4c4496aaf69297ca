import { isForOwn, decidedOf, toldApartIn, type Citation, type TableStatement } from '@contract';

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
export function leadingToOwn(table: TableStatement): TableStatement {
  const isOwn = isForOwn(decidedOf(toldApartIn(table)), 'rows');
  const others = table.rows.flatMap(({ unit }, at) => (unit && !isOwn(at) ? [unit] : []));
  if (others.length === 0 || others.length === table.rows.length) return table;
  const isCited = (id: string): boolean => !others.includes(id);
  return { ...table, citations: table.citations.map((one) => citing(one, isCited)) };
}
