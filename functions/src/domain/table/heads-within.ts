import { nameAndUnit, unitOfCell } from '../quantity/units';
import { cellsIn, rowOf } from '../text/cells';
import { isNamesOnly } from './header';

const unitOf = (name: string): string => nameAndUnit(name).unit;
const withoutUnit = (name: string): string => nameAndUnit(name).name.toLowerCase();

const valuesOf = ([, ...cells]: readonly string[]): string[] => cells.filter((cell) => cell !== '');

const hasValue = (row: readonly string[]): boolean =>
  valuesOf(row).some((cell) => unitOfCell(cell) !== null);

/** "Apriete | 1.2 TX (Nm)" below "Capacidad | 1.2 TX (l)": the same names but for the unit, or for what their rows are. */
function renames(head: readonly string[], row: readonly string[]): boolean {
  const [names, others] = [valuesOf(head), valuesOf(row)];
  return (
    row.length === head.length &&
    others.length > 0 &&
    names.length === others.length &&
    names.every((name, at) => withoutUnit(name) === withoutUnit(others[at] ?? '')) &&
    rowOf(head) !== rowOf(row)
  );
}

/** "Apriete | M6 (Nm) | M8 (Nm)": nothing but names with units. */
export const isOfUnits = (row: readonly string[]): boolean =>
  valuesOf(row).length > 1 && valuesOf(row).every((cell) => unitOf(cell) !== '');

/** "SN | Function | Relay rating" below "SN | Function | Fuse rating": most names again, the first one among them. */
function namesMostAgain(head: readonly string[], row: readonly string[]): boolean {
  const [own, other] = [head, row].map((cells) => cells.map(withoutUnit));
  const same = own?.filter((name, at) => name !== '' && name === other?.[at]).length ?? 0;
  return (
    row.length === head.length &&
    row.length > 2 &&
    row[0] !== '' &&
    own?.[0] === other?.[0] &&
    same >= 2 &&
    same < row.length
  );
}

/**
 * Where among the rows of a table others name its columns anew. What they hold from there on is another thing, in another
 * unit: a row of names that is taken for values gives the figures below it a name that is not theirs.
 */
export function headsWithin(rows: readonly string[]): number[] {
  const cells = rows.map(cellsIn);
  const found: number[] = [];
  cells.forEach((row, at) => {
    const above = cells[at - 1];
    const head = cells[found.at(-1) ?? 0];
    if (!above || !head || at === cells.length - 1) return;
    const isBelowValues = /\d/.test(rows[at - 1] ?? '');
    const isAnew =
      (isBelowValues && isNamesOnly(row)) ||
      (!hasValue(head) &&
        !hasValue(row) &&
        at > (found.at(-1) ?? 0) + 1 &&
        (renames(head, row) || isOfUnits(row) || namesMostAgain(head, row)));
    if (isAnew) found.push(at);
  });
  return found;
}
