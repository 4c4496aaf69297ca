import { stateOf } from './states';
import { isAboutLights, wholeName } from './words';

const NAME = wholeName('name columns');
const NAME_OF_OTHERS = wholeName('name columns of other tables');
const MEANING = wholeName('meaning columns');
const STATE = wholeName('state columns');
const OTHER = wholeName('other columns');
const COLOUR = /^colou?r/iu;
const ACTION = wholeName('action columns');
const MESSAGE = /mensaje|texto|aviso|message/iu;

/** Where in a row of lights what stands; -1: nowhere. */
export type Columns = {
  name: number[];
  colour: number;
  state: number;
  meaning: number[];
  /** What each column is said of, by its name: true blinking, false steady, null neither. */
  states: (boolean | null)[];
  message: boolean;
  /** The column of what to do; -1: none. */
  action: number;
  /** Whether the name stands before what is said of the light, in one cell, and the first cell holds but the drawing. */
  isLed: boolean;
};

export const isNameCell = (cell: string): boolean => NAME.test(cell) || NAME_OF_OTHERS.test(cell);

const isShort = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.split(' ').length <= 3 && !/[\d.]/.test(cell));

/** Whether a row is nothing but names of columns; one of them may be a word that only this table has. */
export function isHeader(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => cell !== '');
  const known = [NAME, NAME_OF_OTHERS, MEANING, STATE, OTHER];
  const unknown = named.filter((cell) => !known.some((one) => one.test(cell)));
  const isTold =
    unknown.length === 0 || (named.length > 2 && unknown.length === 1 && isShort(unknown));
  return named.length > 1 && isTold;
}

export function namedColumns(header: readonly string[]): Columns {
  const at = (isOne: (cell: string) => boolean): number[] =>
    header.flatMap((cell, index) => (isOne(cell) ? [index] : []));
  const name = at(isNameCell);
  const [colour = -1] = at((cell) => COLOUR.test(cell));
  const [state = -1] = at((cell) => STATE.test(cell));
  const taken = new Set([...name, colour, state, ...at((cell) => OTHER.test(cell))]);
  const meaning = header.flatMap((_, index) => (taken.has(index) ? [] : [index]));
  const [action = -1] = at((cell) => ACTION.test(cell));
  const message = name.some((one) => MESSAGE.test(header[one] ?? ''));
  const states = header.map((cell) => (isShort([cell]) ? stateOf(cell) : null));
  return { name, colour, state, meaning, states, message, action, isLed: false };
}

/** Whether a table with such columns, below such titles, is one of lights or messages. */
export function isOfLights(header: readonly string[], titles: readonly string[]): boolean {
  const namesLights = header.some((cell) => NAME.test(cell));
  const hasMeaning = header.some((cell) => MEANING.test(cell));
  const hasColour = header.some((cell) => COLOUR.test(cell));
  if (namesLights) return hasMeaning || hasColour || isAboutLights(titles);
  return (
    header.some((cell) => NAME_OF_OTHERS.test(cell)) &&
    (isAboutLights(titles) || (hasColour && hasMeaning) || isCodes(header))
  );
}

/** "Código | Causa | Qué hacer": what a display shows of a fault, and no code of a part. */
const isCodes = (header: readonly string[]): boolean =>
  header.some((cell) => /^c[oó]digo/iu.test(cell)) &&
  header.some((cell) => ACTION.test(cell)) &&
  isHeader(header);
