import type { SignalColour } from '@contract';
import type { ManualPart, ManualTable, TableRow } from '../findings/manual-part';
import { catalogueIdOf, matchesOf } from './catalogue';
import { coloursIn, withoutColours } from './colours';
import { hasWord, isNamed, isWord } from './expressions';
import type { Mention } from './mention';
import { byState, stateOf } from './states';

const NAME = isNamed('name columns');
const NAME_OF_OTHERS = isNamed('name columns of other tables');
const MEANING = isWord('meaning columns');
const STATE = isWord('state columns');
const OTHER = isWord('other columns');
const COLOUR = /^color/iu;
const ABOUT_LIGHTS = hasWord('titles');
const NOUN = hasWord('nouns');
const LIT = hasWord('lit');
const BLINKS = hasWord('blinking');
const MESSAGE = /mensaje|texto|aviso/iu;
const HAS_LETTERS = /\p{L}/u;
/** "ᵃ Solo Cierzo 700": a note below a table. */
const NOTE = /^(?:[ᵃ-ᶻ*†¹²³⁴]|\(\d\)\s)/u;
const QUOTED = /^[«"“].*[»"”]$/u;
/** A cell of a version that has no such light, or of a light that wants nothing. */
const EMPTY = /^(?:[—–-]*|no tiene|no)$/iu;
/** As in "que parpadea 1 minuto y queda fija", ", fijo": of a name, what its state says. */
const RAISED = /[ᵃ-ᶻ¹²³]{1,4}$/u;

type Columns = {
  name: number[];
  colour: number;
  state: number;
  meaning: number[];
  message: boolean;
};

const isNameCell = (cell: string): boolean => NAME.test(cell) || NAME_OF_OTHERS.test(cell);

const isShort = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.split(' ').length <= 3 && !/[\d.]/.test(cell));

/** Whether a row is nothing but names of columns; one of them may be a word that only this table has. */
function isHeader(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => cell !== '');
  const known = [NAME, NAME_OF_OTHERS, MEANING, STATE, OTHER];
  const unknown = named.filter((cell) => !known.some((one) => one.test(cell)));
  const isTold =
    unknown.length === 0 || (named.length > 2 && unknown.length === 1 && isShort(unknown));
  return named.length > 1 && isTold;
}

function columnsOf(header: readonly string[]): Columns | null {
  const at = (isOne: (cell: string) => boolean): number[] =>
    header.flatMap((cell, index) => (isOne(cell) ? [index] : []));
  const name = at(isNameCell);
  const [colour = -1] = at((cell) => COLOUR.test(cell));
  const [state = -1] = at((cell) => STATE.test(cell));
  if (name.length === 0) return null;
  const taken = new Set([...name, colour, state, ...at((cell) => OTHER.test(cell))]);
  const meaning = header.flatMap((_, index) => (taken.has(index) ? [] : [index]));
  return {
    name,
    colour,
    state,
    meaning,
    message: name.some((one) => MESSAGE.test(header[one] ?? '')),
  };
}

/** Whether a table with such columns, below such titles, is one of lights or messages. */
function isOfLights(header: readonly string[], titles: readonly string[]): boolean {
  const isNamed = header.some((cell) => NAME.test(cell));
  const hasMeaning = header.some((cell) => MEANING.test(cell));
  const isAbout = titles.slice(-2).some((title) => ABOUT_LIGHTS.test(title));
  const hasColour = header.some((cell) => COLOUR.test(cell));
  if (isNamed) return hasMeaning || isAbout || hasColour;
  return (
    header.some((cell) => NAME_OF_OTHERS.test(cell)) &&
    (isAbout || (hasColour && hasMeaning) || isCodes(header))
  );
}

const isCodes = (header: readonly string[]): boolean =>
  header.some((cell) => /^c[oó]digo del/iu.test(cell));

type Row = { row: TableRow; columns: Columns; titles: string[] };

/** The rows about lights of a table, each with the columns that name its cells. */
function rowsOf(table: ManualTable): Row[] {
  const titles = [...table.titles, ...(table.caption ? [table.caption] : [])];
  const rows: Row[] = [];
  let header = [...table.header].findLast((cells) => cells.some(isNameCell)) ?? [];
  let columns = isOfLights(header, titles) ? columnsOf(header) : null;
  if (!columns && table.header.length === 0 && isBare(table, titles)) columns = bareColumns(table);
  for (const row of table.rows) {
    const above = row.group ? [...titles, row.group] : titles;
    if (isHeader(row.cells) && row.cells.some(isNameCell)) {
      header = row.cells;
      columns = isOfLights(header, above) ? columnsOf(header) : null;
    } else if (columns) rows.push({ row, columns, titles: above });
  }
  return rows;
}

const FEWEST_WORDS = 3;

/** Below a title of lights, a table whose columns nobody names: what stands first names the light. */
function isBare({ rows }: ManualTable, titles: readonly string[]): boolean {
  if (rows.length < 2 || !ABOUT_LIGHTS.test(titles.at(-1) ?? '')) return false;
  if (rows.some(({ cells }) => isHeader(cells))) return false;
  const told = rows.filter(({ cells }) => (cells.at(-1) ?? '').split(' ').length >= FEWEST_WORDS);
  return told.length * 2 > rows.length;
}

function bareColumns({ rows }: ManualTable): Columns {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const colour = rows.every(({ cells }) => withoutColours(cells[1] ?? '').trim() === '') ? 1 : -1;
  const meaning = Array.from({ length: width }, (_, at) => at).filter(
    (at) => at > 0 && at !== colour,
  );
  return { name: [0], colour, state: -1, meaning, message: false };
}

const cellsAt = (cells: readonly string[], columns: readonly number[]): string =>
  columns
    .map((at) => cells[at] ?? '')
    .filter((cell) => cell !== '')
    .join(' ');

/** The colours of a light: of its column, else as it is named, else of the titles above it. */
function coloursOf({ row, columns, titles }: Row, name: string): SignalColour[] {
  const own = coloursIn(row.cells[columns.colour] ?? '');
  if (own.length > 0) return own;
  const named = coloursIn(name);
  if (named.length > 0 || columns.message) return named;
  for (const title of titles.slice(-2).toReversed()) {
    const above = coloursIn(title);
    if (above.length > 0) return above;
  }
  return [];
}

/** Whether a name says more than that it is a light, its colour and its state. */
const saysWhich = (name: string): boolean =>
  HAS_LETTERS.test(
    withoutColours(name).replace(
      /(?<!\p{L})(?:testigos?|luz|luces|mensajes?|y|o|parpade\p{L}+|intermitente|fij[oa]s?|apagad[oa])(?!\p{L})/giu,
      '',
    ),
  );

/** A name that only says a colour and a state is one of the thing that its table is about. */
function nameOf({ row, columns, titles }: Row): string {
  const name = cellsAt(row.cells, columns.name).replace(RAISED, '').trim();
  return saysWhich(name) || !HAS_LETTERS.test(name) ? name : `${titles.at(-1) ?? ''} · ${name}`;
}

function mentionsIn(found: Row): Mention[] {
  const { row, columns, titles } = found;
  const name = nameOf(found);
  const named = cellsAt(row.cells, columns.name);
  if (!HAS_LETTERS.test(name) || NOTE.test(name) || titles.some((title) => title === name))
    return [];
  if (name.split(' ').length > 14) return [];
  const texts = columns.meaning
    .map((at) => row.cells[at] ?? '')
    .filter((cell, at, all) => !EMPTY.test(cell) && all.indexOf(cell) === at);
  if (
    texts.length === 0 &&
    coloursIn(row.cells[columns.colour] ?? '').length === 0 &&
    row.cells.length < 3
  )
    return [];
  const colours = coloursOf(found, name);
  const own = stateOf(`${row.cells[columns.state] ?? ''} ${row.cells[columns.colour] ?? ''}`);
  const base = {
    name,
    catalogue: saysWhich(named)
      ? catalogueIdOf(name, texts.join('. '), colours)
      : catalogueIdOf(titles.slice(-3).join(' '), '', []),
    isMessage: columns.message || QUOTED.test(name),
    ...{ colours, isListed: true, said: [row] },
  };
  const told = columns.state >= 0 && row.cells[columns.state] ? own : (stateOf(name) ?? own);
  // A message tells by itself: "Rellene AdBlue".
  const words = (parts: readonly string[]) =>
    [...parts, base.isMessage ? name : '']
      .filter((text) => text !== '')
      .map((text) => ({ text, said: row }));
  const split = texts.map(byState);
  const hasOwn = told !== null || columns.state >= 0 || base.isMessage;
  if (hasOwn || split.every(({ blinking, steady }) => blinking === '' && steady === '')) {
    return [{ ...base, blinks: told, words: words(texts) }];
  }
  const states = [
    { blinks: false, own: split.map(({ steady }) => steady) },
    { blinks: true, own: split.map(({ blinking }) => blinking) },
  ].filter((state) => state.own.some((text) => text !== ''));
  const common = split.map((one) => one.common);
  return states.map((state) => ({
    ...base,
    blinks: state.blinks,
    words: words([...common, ...state.own]),
  }));
}

/** A row of a table of faults that is about a light: "Se enciende el testigo del candado". */
function faultIn(row: TableRow): Mention[] {
  const [name = '', ...others] = row.cells;
  const isLit = NOUN.test(name) ? LIT.test(name) : BLINKS.test(name);
  const texts = others.filter((cell) => !EMPTY.test(cell));
  if (!isLit || texts.length === 0 || isHeader(row.cells)) return [];
  const colours = coloursIn(name);
  const [match] = matchesOf(name, colours);
  if (!match) return [];
  return [
    {
      ...{ name, catalogue: match.entry.id, isMessage: false, colours },
      ...{ blinks: stateOf(name), isListed: false, said: [row] },
      words: texts.map((text) => ({ text, said: row })),
    },
  ];
}

const hasSolutions = ({ header, rows }: ManualTable): boolean =>
  [...header, ...(rows[0] ? [rows[0].cells] : [])].some(
    (cells) => cells.some((cell) => OTHER.test(cell) || MEANING.test(cell)) && isHeader(cells),
  );

/** The lights and messages that tables explain. */
export function inTables(parts: readonly ManualPart[]): Mention[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'table') return [];
    const rows = rowsOf(part);
    if (rows.length > 0) return rows.flatMap(mentionsIn);
    return hasSolutions(part) ? part.rows.flatMap((row) => faultIn(row)) : [];
  });
}
