import {
  undecidedIn,
  isForOwn,
  isUnit,
  decidedOf,
  toldApartIn,
  tyreSizesIn,
  type SearchGist,
  type TableStatement,
} from '@contract';
import { axlesIn } from '../facts/axles';
import { isValueCell } from '../quantity/units';
import { withoutCommonBeginning } from '../versions/told-apart';
import { figureOf, wordsOf, type Figure, type Row } from './row-words';

type Gist = Omit<SearchGist, 'page'>;

/** The rows that are the vehicle's, those for it alone before those for all; what of them the question names, where it does. */
function ownRows(table: TableStatement): Row[] {
  const decided = decidedOf(toldApartIn(table));
  const isOwnColumn = isForOwn(decided, 'columns');
  const names = table.header.at(-1)?.cells ?? [];
  const isForAll = (at: number): boolean =>
    decided.every(({ by, of }) => by !== 'rows' || !of[at]?.length);
  const ofVehicle = [...table.rows.keys()].filter(isForOwn(decided, 'rows'));
  const asked = ofVehicle.filter((at) => table.rows[at]?.asked);
  const own = asked.length > 0 ? asked : ofVehicle;
  const alone = own.filter((at) => !isForAll(at));
  return (alone.length > 0 ? alone : own).map((at) =>
    (table.rows[at]?.cells ?? []).flatMap((cell, column) => {
      const isOther = isValueCell(cell) && table.rows[at]?.asked?.includes(column) === false;
      const isShown = cell.trim() !== '' && isOwnColumn(column) && !isOther;
      return isShown ? [{ name: names[column] ?? '', cell: cell.trim() }] : [];
    }),
  );
}

/** As long as the name of a bulb or an oil may be: "H7", "5W-30". */
const MAX_CODE_LENGTH = 12;

const isCode = (cell: string): boolean =>
  /\d/u.test(cell) && cell.length <= MAX_CODE_LENGTH && tyreSizesIn(cell).length === 0;

/** A row whose figures stand behind all its words, each with its unit; null of any other. */
function figuresOf(row: Row): { words: string[]; figures: Figure[] } | null {
  const unit = row.slice(1).find(({ cell }) => isUnit(cell))?.cell ?? '';
  const cells = row.filter(({ cell }, at) => at === 0 || cell !== unit);
  const all = cells.map((one) => figureOf(one, unit));
  // "1.2" in front of them is the name of an engine.
  const first = all.findIndex((one) => one !== null && one.unit !== '');
  if (first < 0) return null;
  const figures = all.slice(first).filter((one) => one !== null);
  const isWhole = first + figures.length === all.length && figures.every((one) => one.unit !== '');
  return isWhole ? { words: cells.slice(0, first).map(({ cell }) => cell), figures } : null;
}

const written = ({ value, unit }: Figure): string => `${value} ${unit}`;

/** "2,3 bar", or that of each axle, "delante 2,3 / detrás 2,1 bar"; null of others, which need their names. */
function figureIn([one, other, ...others]: readonly Figure[]): string | null {
  if (!one || others.length > 0) return null;
  if (!other) return written(one);
  const areAxles = [one, other].map(({ name }) => axlesIn(name).join()).join() === 'front,rear';
  return areAxles && one.unit === other.unit
    ? `delante ${one.value} / detrás ${written(other)}`
    : null;
}

/** Both axles, each in a row of its own that names it. */
function axlesOf(rows: readonly Row[]): string | null {
  const figures = rows.map((row) => {
    const { words, figures: told } = figuresOf(row) ?? { words: [], figures: [] };
    const [only, ...others] = told;
    return only && others.length === 0 && words.length === 1
      ? { ...only, name: words[0] ?? '' }
      : null;
  });
  const known = figures.filter((one) => one !== null);
  return known.length === 2 && rows.length === 2 ? figureIn(known) : null;
}

/** One row: its figure and what it is of. "Cruce · H7 · 55 W" is no figure: the code may be what was asked for. */
function gistOfRow(row: Row, isOfQuantity: boolean): Gist {
  const told = figuresOf(row);
  const figure = told && figureIn(told.figures);
  return told && figure && !told.words.slice(1).some(isCode)
    ? { figure, words: told.words.join(' · ') }
    : { figure: '', words: wordsOf(row, isOfQuantity) };
}

/** "Plena carga: 5 personas y equipaje": the first words tell it apart. */
const shortened = (words: string): string => words.split(/\s?[:,(]/u)[0] ?? words;

/** Several rows, each figure behind its case: "Normal: 2,3 bar · Plena carga: 2,5 bar"; null of others. */
function wordsOfCases(rows: readonly Row[]): string | null {
  const told = rows.map((row) => gistOfRow(row, false));
  const parts = told.map(({ words }) => words.split(' · '));
  const isCommon = (part: string): boolean => parts.every((all) => all.includes(part));
  const cases = withoutCommonBeginning(
    parts.map((all) => all.filter((part) => !isCommon(part)).join(' · ')),
  );
  if (told.some(({ figure }) => figure === '') || new Set(cases).size < cases.length) return null;
  const short = cases.map(shortened);
  const names = new Set(short).size < short.length ? cases : short;
  return told.map(({ figure }, at) => `${names[at]}: ${figure}`).join(' · ');
}

/**
 * What a table says of the vehicle, in one line, and first what was asked for: how much, or which; what decides which rows that
 * are, while nobody has said it.
 */
export function gistOfTable(table: TableStatement, isOfQuantity: boolean): Gist {
  const deciding = undecidedIn([table]);
  if (deciding !== undefined) return { figure: '', words: deciding };
  const rows = ownRows(table);
  const [row = [], ...others] = rows;
  if (others.length === 0) return gistOfRow(row, isOfQuantity);
  const both = axlesOf(rows);
  if (both !== null) return { figure: both, words: '' };
  return { figure: '', words: wordsOfCases(rows) ?? wordsOf(row, isOfQuantity) };
}
