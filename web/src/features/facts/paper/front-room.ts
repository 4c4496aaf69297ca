import { kindWord } from '../kind-words';
import type { Tyre } from '../glance/pressures';
import type { Tile } from '../glance/tiles';
import { figureOf, type Told } from '../glance/told';
import { linesIn, pointsFor } from './type-size';

/** The smallest type in which a value is still found. */
const MIN_POINTS = 6;

/** Lines of one title on paper: more of them are for the screen. */
const MAX_LINES = 6;

/** A figure, and what of the thing it is where there are several: "viscosidad", "5W-30". */
export type Value = { word: string; figure: string };
/** What a line of the sheet says of what. */
export type Line = { name: string; values: Value[] };

export const lineOf = (name: string, figure: string): Line => ({
  name,
  values: [{ word: '', figure }],
});

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** In which cases several things are told: each of these takes one line. */
const casesOf = (told: readonly Told[]): string[] =>
  [...new Set(told.map(({ condition }) => condition))].filter((condition) => {
    const names = told.filter((one) => one.condition === condition).map(({ of }) => of);
    return condition !== '' && new Set(names).size > 1;
  });

/** A line for each thing, in its case, or for each case with its things; what two places say alike is said once. */
export function linesOfTile({ told }: Pick<Tile, 'told'>): Line[] {
  const cases = casesOf(told);
  const isCase = ({ condition }: Told) => cases.includes(condition);
  const nameOf = (one: Told) =>
    isCase(one) ? one.condition : [one.of, one.condition].filter(Boolean).join(' · ');
  const keyOf = (one: Told) => `${one.kind}|${one.of}|${figureOf(one)}`;
  const names = [...new Set(told.map(nameOf))].slice(0, MAX_LINES);
  return names.map((name) => {
    const ofName = told.filter((one) => nameOf(one) === name);
    const keys = ofName.map(keyOf);
    const once = ofName.filter((one, at) => keys.indexOf(keyOf(one)) === at);
    const wordOf = (one: Told) =>
      isCase(one) ? lowered(one.of) : once.length > 1 ? kindWord(one.kind) : '';
    return { name, values: once.map((one) => ({ word: wordOf(one), figure: figureOf(one) })) };
  });
}

type Front = {
  /** The vehicle's own, or all while nobody knows which that is. */
  tyres: readonly Tyre[];
  /** Its own stands in figures of this many times the size of the type. */
  times: number;
  spares: readonly Line[];
  parts: readonly { lines: readonly Line[] }[];
  hasAddress: boolean;
};

/** A title with the space above it; the vehicle's name with the telephone numbers; the address as words and as a code. */
const TITLE_LINES = 1.8;
const FIXED_LINES = 6.5;
const ADDRESS_LINES = 3;
/** Of its size, what a figure's line takes: less than one of a text. */
const FIGURE_LINE = 0.93;
/** What a row of the table has between its lines and its edges. */
const ROW_GAP = 0.2;
/** Of a figure with its unit: characters of its own size. */
const CELL_CHARACTERS = 9;

const charactersOf = ({ name, values }: Line): number =>
  values.reduce((sum, { word, figure }) => sum + word.length + figure.length + 4, name.length);

/** How many lines the first side takes where so many characters stand on one. */
const linesOf = (front: Front, characters: number): number => {
  const { tyres, times, spares, parts, hasAddress } = front;
  const room = characters - 2 * CELL_CHARACTERS * times;
  const loads = tyres.flatMap((tyre) => tyre.loads.map(({ said }) => `${tyre.name} ${said}`));
  const rows = [
    ...loads.map((text) => Math.max(times * FIGURE_LINE, linesIn(text.length, room))),
    ...spares.map(({ name }) => Math.max(1.35, linesIn(name.length, room))),
  ];
  const lines = parts.flatMap((part) => part.lines);
  return [
    FIXED_LINES + (hasAddress ? ADDRESS_LINES : 0),
    ...(rows.length > 0 ? [TITLE_LINES + 2.5] : []),
    ...rows.map((height) => height + ROW_GAP),
    ...parts.map(() => TITLE_LINES),
    ...lines.map((line) => linesIn(charactersOf(line), characters)),
  ].reduce((sum, height) => sum + height, 0);
};

/** The type in which the first side has room for all of it. */
export const pointsOfFront = (front: Front): number =>
  pointsFor((characters) => linesOf(front, characters), MIN_POINTS);
