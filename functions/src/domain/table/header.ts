import { namesColumns, recursBelow } from './column-names';
import { planHeads } from './plan-heads';
import { quantitiesIn } from '../quantity/quantities-in';
import { KINDS, nameAndUnit, unitOfCell, type Kind } from '../quantity/units';
import { alternativesOf } from '../spanish/alternatives';
import { withoutNoteMarks } from '../text/note-marks';

const anyOf = alternativesOf('table-header.txt');

/** What manuals call the columns of their tables. */
const HEADER_WORDS = new RegExp(String.raw`^(?:${anyOf('in headers')})\b`, 'iu');
/** Those that are no values of another column: nothing but they in a row names the columns of the rows below it. */
const COLUMN_NAME = new RegExp(String.raw`(?:^|\s)(?:${anyOf('names of columns')})$`, 'iu');

/** A row of nothing but names of columns; the first may stand behind the title of their table. */
export function isNamesOnly(row: readonly string[]): boolean {
  const [first = '', ...others] = row.filter((cell) => cell !== '');
  return (
    others.length > 0 &&
    COLUMN_NAME.test(first) &&
    others.every((name) => COLUMN_NAME.test(name) && name.split(' ').length <= 2)
  );
}

/** Names of columns that turn round what stands below them. */
export const POLARITY_HEADERS =
  /^(?:permitid[oa]s?|prohibid[oa]s?|(?:no )?(?:utilizar|utilice|usar|use|permitido|apto|recomendado)|s[ií]|no|(?:in)?correcto|(?:in)?adecuado|evitar|evite)$/iu;
const MAX_COLUMN_NAME_LENGTH = 60;
/** "1.5 dCi", "1.2 16V Turbo 95 CV", "1.6 110CV", "1.2 8V": names an engine. */
const ENGINE = new RegExp(
  String.raw`^\d[.,]\d\s(?:(?:\d{1,2}v|\p{L}[\p{L}-]*)\s){0,3}(?:${anyOf('engines')})(?!\p{L})`,
  'iu',
);
/** "1,4 l": an engine's, unless such quantities stand below it, too. */
const DISPLACEMENT = /^\d[.,]\d\s?l(?:itros)?$/iu;
/** "Hasta 3 personas": a figure that says for whom a column holds, and no value. */
const COUNTED = new RegExp(String.raw`\d\s(?:${anyOf('counted')})(?!\p{L})`, 'giu');
/** "500", "700 EPS", "4x4 con rin de 16", "640 C", "Cierzo 500", "1.5 TG": versions that have figures in their names. */
const VERSION =
  /^(?:\d{3,4}|\d{2,4}\s?\p{Lu}[\p{L}\d]{0,7}|\d[.,]\d\s\p{L}.*|\dx\d(?:\s.*)?|\p{Lu}\p{L}{2,}(?:\s\p{L}+)*\s\d{1,4}\p{L}?)$/u;
const MIN_ROWS_WITH_FIGURES = 3;
const MAX_FIGURED = 0.6;

/**
 * Whether the first row names the columns. Naming cells wrongly is worse than not naming them, so it takes names that
 * manuals use for columns, or words above figures in a table of three columns or more.
 */
function isHeader(marked: readonly string[], others: readonly string[][]): boolean {
  const first = marked.map(withoutNoteMarks);
  if (others.flat().length === 0 || others.some((row) => row.length > first.length)) return false;
  // The names of the columns of a table above this one, or rows that only begin alike.
  const names = first.slice(1).filter((name) => name !== '');
  if (new Set(names).size < names.length || others.some((row) => beginsLike(first, row)))
    return false;
  if (recursBelow(first, others)) return false;
  const isUnnamed = first[0] === '' && others[0]?.[0] !== '';
  if (isUnnamed && areVersions(names)) return true;
  if (first.some((cell) => cell.length > MAX_COLUMN_NAME_LENGTH || /^[\d.,]+$/.test(cell)))
    return false;
  if (isNamesOnly(first) && !first.includes('')) return true;
  const isQuantity = others.flat().some((cell) => DISPLACEMENT.test(cell));
  const isEngine = (cell: string) => ENGINE.test(cell) || (!isQuantity && DISPLACEMENT.test(cell));
  const isKnown = (cell: string) =>
    HEADER_WORDS.test(cell) || POLARITY_HEADERS.test(cell) || isEngine(cell);
  const hasValue = first.some(
    (cell) => /\d\s?\p{L}/u.test(cell.replace(COUNTED, '')) && !isEngine(cell),
  );
  if (first.filter(isKnown).length >= 2 && !hasValue) return true;
  // Above a row with a name nothing but the names of columns leaves its own first cell empty.
  if (isUnnamed) return names.length > 0 && !names.some((name) => /^\D?\s?\d/.test(name));
  // "15 000 km", "30 000 km" above nothing but letters and signs.
  const isWide = first.length >= 3 && others.length >= MIN_ROWS_BELOW;
  const areOfFigures = first.slice(1).every((cell) => /\d/.test(cell));
  if (isWide && areOfFigures && !others.some(hasFigures)) return true;
  if (namesUnit(first, others)) return true;
  // Of two columns nobody needs the names, and a row of values may look like them.
  if (first.length < 3) return namesFiguresBelow(first, others);
  const areMany = others.length >= MIN_ROWS_WITH_FIGURES;
  return (
    (areMany && (areNames(first, others) || isNamedAboveFigures(first, others))) ||
    (namesColumns(first, others) && likelyHeaderRows([[...first], ...others]) < MAX_HEADER_ROWS)
  );
}

/** "Ocupación | Posición de la rueda" above nothing but "0", "1", "2", or "650 mm": a row of words would be quoted for one of them. */
const namesFiguresBelow = (
  [name = '', of = '']: readonly string[],
  others: readonly string[][],
): boolean =>
  others.length >= MIN_ROWS_WITH_FIGURES &&
  HEADER_WORDS.test(of) &&
  !/\d|:$/.test(name + of) &&
  others.every(([, value = '']) => value !== '' && (BARE_FIGURE.test(value) || unitOfCell(value)));

/** "Rueda | Presión (bar)" above nothing but bare figures, which without it would have no unit. */
const BARE_FIGURE = /^(?:\d[\d.,\s–/-]*|[–-]?)$/;
const namesUnit = ([, ...names]: readonly string[], others: readonly string[][]): boolean =>
  names.length > 0 &&
  names.every((name) => nameAndUnit(name).unit !== '') &&
  others.every(
    ([name = '', ...cells]) =>
      /\p{L}{2}/u.test(name) && cells.every((cell) => BARE_FIGURE.test(cell)),
  );

/** All names are versions, and not mere numbers. */
const areVersions = (names: readonly string[]): boolean =>
  names.length > 1 &&
  names.every((name) => VERSION.test(name.replace(/\s\(.*\)$/, '')) && !unitOfCell(name)) &&
  names.some((name) => /\p{L}/u.test(name));

/** What manuals call the column of the names of rows. */
const NAMES_ROWS = new RegExp(
  String.raw`^(?:${anyOf('names of rows')})(?:e?s)?(?:\s\([^)]*\))?$`,
  'iu',
);
/** "15.000 km / 12 meses", "2,2 bar": some figure is measured, and names nothing. "1.2 16V" and "82 CV" name engines. */
const NAME_ENGINES: readonly Kind[] = ['tension', 'power'];
const kinds = KINDS.filter((kind) => !NAME_ENGINES.includes(kind));
const isMeasured = (name: string): boolean => quantitiesIn(name, { kinds }).length > 0;

/** "Operación", "Normal", "Uso severo", or "Operación", "1.2 gasolina", "1.2 GLP", above rows most of which have figures. */
function isNamedAboveFigures(first: readonly string[], others: readonly string[][]): boolean {
  const [rowsName = '', ...names] = first;
  const areNames = first.every((name) => name !== '' && !/[.;]$/.test(name));
  const areWords = !names.some((name) => /\d/.test(name)) && COLUMN_NAME.test(rowsName);
  const mayHaveFigures = !names.some(isMeasured) && NAMES_ROWS.test(rowsName);
  const figured = others.filter(hasFigures).length;
  return areNames && (areWords || mayHaveFigures) && figured >= MAX_FIGURED * others.length;
}

/** "2,2 bar", "Sí", "-". */
const IS_VALUE = /^(?:[-–<>≤≥±~+]?\s?\d.*|sí|no|[-–])$/iu;

/** Whether words stand above all the columns of values, of which there are some: in every row below one at least. */
function areNames(first: readonly string[], others: readonly string[][]): boolean {
  const valued = first.flatMap((_, at) =>
    at > 0 && others.every((row) => IS_VALUE.test(row[at] ?? '')) ? [at] : [],
  );
  const areFigures = !hasFigures(first) && others.every(hasFigures);
  return !first.some((name) => IS_VALUE.test(name)) && (valued.length > 0 || areFigures);
}

/** "Nivel de líquido de frenos" above "Nivel de refrigerante": a row as the others, not the name of their column. */
function beginsLike([name = '']: readonly string[], [other = '']: readonly string[]): boolean {
  const [word = '', ...more] = name.split(' ');
  const isUnit = /^\([^)]{1,8}\)$/.test(more.join(' '));
  return more.length > 0 && !isUnit && other.split(' ')[0] === word;
}

const hasFigures = (row: readonly string[]): boolean =>
  row.slice(1).some((cell) => /\d/.test(cell));

/** Names of columns may take two rows: "Carga normal", "Plena carga", and below them "Delante", "Detrás". */
const MAX_HEADER_ROWS = 2;
const MIN_ROWS_BELOW = 2;

/** How many rows at the top seem to name the columns of figures below, where it is not certain which names which. */
function likelyHeaderRows(rows: readonly string[][]): number {
  const first = rows.findIndex(hasFigures);
  const areFigures = rows.slice(first).every((row) => hasFigures(row) && row.length > 2);
  const isTable = rows.length - first >= MIN_ROWS_BELOW;
  return first > 0 && first <= MAX_HEADER_ROWS && isTable && areFigures ? first : 0;
}

/** Position of the row that names the columns, -1 without one; above it may stand a page's running title. */
function headerIn([first = [], second = [], ...others]: string[][]): number {
  if (isHeader(first, [second, ...others])) return 0;
  return first.length < second.length && isHeader(second, others) ? 1 : -1;
}

/** Whether a row of names spans columns that the row below it tells apart. */
function spansBelow(upper: readonly string[], lower: readonly string[]): boolean {
  const spans = upper.slice(1).some((name, at) => name !== '' && name === upper[at]);
  const isSameFirst = upper[0] === '' || upper[0] === lower[0];
  return spans && isSameFirst && upper.length === lower.length && !upper.some(isMeasured);
}

/** "Intervalo" above "(km)": "Intervalo, (km)"; above "km": "Intervalo (km)". */
const joinedNames = (upper: readonly string[], lower: readonly string[]): string[] =>
  lower.map((name, at) => {
    const above = upper[at] ?? '';
    if (above === '' || above === name) return name;
    return name.includes('(') || above.includes(', ') ? `${above}, ${name}` : `${above} (${name})`;
  });

/** Names that span columns, said of each of them, with the names below, in two rows or three; and how many rows they take. */
function spannedHeader(rows: string[][]): { names: string[]; to: number } | null {
  const [first = [], second = [], third = [], ...others] = rows;
  if (!spansBelow(first, second)) return null;
  const two = joinedNames(first, second);
  const three = joinedNames(two, third);
  const areThree =
    spansBelow(second, third) &&
    third.slice(1).every((name) => name !== '' && !/\d/.test(name)) &&
    new Set(three).size === three.length;
  if (areThree && (areFiguresBelow(others) || isHeader(three, others)))
    return { names: three, to: 3 };
  return isHeader(two, [third, ...others]) ? { names: two, to: 2 } : null;
}

const areFiguresBelow = (rows: readonly string[][]): boolean =>
  rows.length > 0 && rows.every(hasFigures);

/** The names of columns that their file says to name them, see above. */
export const spannedNames = (rows: string[][]): string[] | null =>
  spannedHeader(rows)?.names ?? null;

/**
 * Which rows at the top name the columns; their names, where it is certain which names which. `units`: what figures among
 * them count, where a line beside the table says it.
 */
export function headerRows(
  rows: string[][],
  units: readonly string[] = [],
): {
  from: number;
  to: number;
  names: string[] | null;
} {
  const heads = planHeads(rows, units);
  if (heads > 0) return { from: 0, to: heads, names: rows[0] ?? null };
  const spanned = spannedHeader(rows);
  if (spanned) return { from: 0, ...spanned };
  const at = headerIn(rows);
  if (at >= 0) return { from: at, to: at + 1, names: rows[at] ?? null };
  return { from: 0, to: likelyHeaderRows(rows), names: null };
}

/** With names of columns that are one fewer than the cells below them, all of which are figures: those have no first one. */
export function withFirstCell(rows: string[][]): string[][] {
  const [first = [], ...others] = rows;
  const areFigures = others.every(
    ([name = '', ...values]) =>
      values.length === first.length &&
      !/^[\d.,]+$/.test(name) &&
      values.every((cell) => /\d|^[-–]?$/.test(cell)),
  );
  const areNames =
    first.length > 1 && first.every((cell) => cell !== '' && !/\d[.,\s]?\d|^\d+$/.test(cell));
  return others.length > 0 && areFigures && areNames ? [['', ...first], ...others] : rows;
}
