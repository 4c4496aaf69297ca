import { isUnit, UNIT_FORMS, type Measure } from '@contract';
import { alternativesOf } from '../spanish/alternatives';
import { measureOf } from './measures';

/** Units as some parts of manuals write them, as the alternatives of an expression. */
export const anyOf = alternativesOf('units.txt');

export type Kind = Measure;
export const KINDS = Object.keys(UNIT_FORMS) as Kind[];

/** The units of some kinds, as the alternatives of an expression. */
export const unitsOf = (...kinds: readonly Kind[]): string =>
  kinds.map((kind) => UNIT_FORMS[kind]).join('|');

/** No unit stands behind what comes before this in an expression: "el 2.4", not "2,4 bar". */
export const noUnitBut = (...kinds: readonly Kind[]): string =>
  `(?!\\s?(?:${unitsOf(...KINDS.filter((kind) => !kinds.includes(kind)))})(?![\\p{L}\\d]))`;

/** An expression for each kind, made of its units. */
export const eachKind = (pattern: (units: string) => RegExp): Record<Kind, RegExp> =>
  Object.fromEntries(KINDS.map((kind) => [kind, pattern(UNIT_FORMS[kind])])) as Record<
    Kind,
    RegExp
  >;

/** The one name of a unit, however it is written: "Litros", "N · m". */
export function unitName(unit: string): string {
  const plain = unit.toLowerCase().replace(/[\s·.⋅]/gu, '');
  return measureOf(plain) ?? plain;
}

const IN_BRACKETS = /\s?[([]\s?([^()[\]\n]{1,12}?)\s?[)\]]/gu;

/** A name of a column, and the unit of its figures that it says in brackets: "Capacidad (l)"; empty where it says none. */
export function nameAndUnit(name: string): { name: string; unit: string } {
  const found = [...name.matchAll(IN_BRACKETS)].findLast(([, unit = '']) => isUnit(unit));
  if (!found) return { name, unit: '' };
  const behind = name.slice(found.index + found[0].length);
  return { name: name.slice(0, found.index) + behind, unit: found[1] ?? '' };
}

const ONLY_FIGURES = /^(?:[<>≤≥±~≈+-]\s?)?\d[\d.,\s/–-]*([^\d.,\s/–-].{0,11})?$/u;

/** The unit of a cell that holds nothing but figures, empty where they are bare; null for any other cell. */
export function unitOfCell(cell: string): string | null {
  const found = ONLY_FIGURES.exec(cell);
  const unit = found?.[1] ?? '';
  return found && (unit === '' || isUnit(unit)) ? unit : null;
}

/** "2,3 bar (33 psi)": the same once more. */
const AGAIN = /[([]\s?\d[^()[\]]*[)\]]$/u;

/** A cell without what it says again in another unit. */
export const toldOnce = (cell: string): string => cell.replace(AGAIN, '').trimEnd();

/** A word of a sentence, which no figure and no code has. */
const WORD = /\p{Ll}{4,}/u;

/** Whether a cell holds a figure or a code, and no words: "2,3 bar (33 psi)", "H7", "5W-30". */
export const isValueCell = (cell: string): boolean =>
  /\d/u.test(cell) && (unitOfCell(toldOnce(cell)) !== null || !WORD.test(cell));
