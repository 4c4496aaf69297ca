import { isEmptyCell } from './marks';
import { rowOf } from '../text/cells';
import { alternativesOf } from '../spanish/alternatives';
import { folded } from '../spanish/folded';
import { quantitiesIn } from '../quantity/quantities-in';
import { KINDS, nameAndUnit } from '../quantity/units';
import { FIGURE } from '../quantity/written-figure';

const anyOf = alternativesOf('table-header.txt');
/** "Líquido", "Aceite recomendado": begins as names of columns do. */
const NAME = new RegExp(
  `^(?:${folded(anyOf('in headers'))}|${anyOf('more names of columns')})(?![\\p{L}\\d])`,
  'u',
);
const CODE = new RegExp(`^(?:${anyOf('values without a unit')})`, 'u');
const ABOUT = /^(?:unos|aprox\.?|max\.?|≈) ?/iu;
/** "95 CV" names an engine. */
const kinds = KINDS.filter((kind) => kind !== 'power');

/** A value: a figure with its unit, a type of bulb, a grade. A year, a displacement or the name of a version is none. */
const isValue = (cell: string): boolean =>
  CODE.test(folded(cell)) || quantitiesIn(cell.replace(ABOUT, ''), { kinds })[0]?.start === 0;

const BARE = new RegExp(`^${FIGURE}$`, 'u');

/** Whether a row names the columns of the others, where words that manuals use for columns or the values below say so. */
export function namesColumns(first: readonly string[], others: readonly string[][]): boolean {
  const [name = '', ...names] = first.map(folded);
  if (names.length === 0 || name.endsWith(':') || first.slice(1).some(isValue)) return false;
  if (others.some((row) => row.length > first.length) || first.some(saysMore)) return false;
  if (recursBelow(first, others)) return false;
  const isAllNamed = !names.includes('');
  if (isAllNamed && (name === '' || NAME.test(name) || names.every((cell) => NAME.test(cell))))
    return true;
  return standAboveValues(first[0] ?? '', names, others);
}

/** No name of a column is a sentence. */
const saysMore = (cell: string): boolean =>
  cell.length > MAX_NAME_LENGTH || /\p{L}{5}[.;!?]$/u.test(cell);
const MAX_NAME_LENGTH = 60;

/** "Depósito | 1.6 manual | 1.3 Turbo": different words above figures with their units. */
function standAboveValues(
  name: string,
  names: readonly string[],
  others: readonly string[][],
): boolean {
  const named = names.flatMap((cell, at) => (isEmptyCell(cell) ? [] : [at + 1]));
  if (named.length < 2 || new Set(names).size < names.length) return false;
  // "Llenado (litros)": bare figures below it are values.
  const isOfUnit = nameAndUnit(name).unit !== '';
  const below = others.flatMap((row) => named.map((at) => row[at] ?? ''));
  const valued = below.filter(
    (cell) => isEmptyCell(cell) || isValue(cell) || (isOfUnit && BARE.test(cell)),
  );
  return valued.length > below.length / 2;
}

/**
 * "Medida | Delantero | 90/90-17" above "Presión | Delantero | 25 psi": what stands again in its own column is a value of it.
 * A header that is printed again names the same in all columns.
 */
export function recursBelow(first: readonly string[], others: readonly string[][]): boolean {
  const whole = rowOf(first);
  return others.some(
    (row) =>
      rowOf(row) !== whole &&
      row.some((cell, at) => at > 0 && /\p{L}{3}/u.test(cell) && cell === first[at]),
  );
}
