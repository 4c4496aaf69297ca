import { kindWord } from '../kind-words';
import type { Tyre } from '../glance/pressures';
import type { Tile } from '../glance/tiles';
import { figureOf, type Told } from '../glance/told';

/** Type of the sheet where there is room for it, and the smallest that is still read. */
export const MAX_POINTS = 8.5;
const MIN_POINTS = 6;
/** What one side of A5 holds in the larger type. */
const LINES = 44;
const LINE_CHARACTERS = 80;

/** Lines of one title on paper: more of them are for the screen. */
const MAX_LINES = 6;

/** What a line of the sheet says of what. */
export type Line = { name: string; value: string };

const nameOf = ({ of, condition }: Told): string => [of, condition].filter(Boolean).join(' · ');

/** Several of one thing are each called by its kind: "viscosidad 5W-30 · cantidad 4,2 litros". */
const valueOf = (told: readonly Told[]): string =>
  told
    .map((one) => [told.length > 1 ? kindWord(one.kind) : '', figureOf(one)].join(' ').trim())
    .join(' · ');

/** A line for each thing, in its case; what two places say alike is said once. */
export function linesOfTile({ all }: Pick<Tile, 'all'>): Line[] {
  const names = [...new Set(all.map(nameOf))].slice(0, MAX_LINES);
  const keyOf = (one: Told) => `${one.kind}|${figureOf(one)}`;
  return names.map((name) => {
    const told = all.filter((one) => nameOf(one) === name);
    const keys = told.map(keyOf);
    return { name, value: valueOf(told.filter((one, at) => keys.indexOf(keyOf(one)) === at)) };
  });
}

type Front = {
  tyres: readonly Tyre[];
  spares: readonly Line[];
  tiles: readonly { lines: readonly Line[] }[];
  fuses: readonly Line[];
};

/** A title with the space above it; the name, and the telephone numbers with the address as words and as a code. */
const TITLE_LINES = 2;
const FIXED_LINES = 11;
const PRESSURE_LINES = 1.5;

const charactersOf = ({ name, value }: Line): number => name.length + value.length;

/** How many lines of the larger type the first side takes. */
export function linesOf({ tyres, spares, tiles, fuses }: Front): number {
  const lines = [...tiles.flatMap((tile) => tile.lines), ...fuses].reduce(
    (sum, line) => sum + Math.ceil(charactersOf(line) / LINE_CHARACTERS),
    0,
  );
  const loads = tyres.flatMap((tyre) => tyre.loads.map(({ said }) => `${tyre.name} ${said}`));
  const pressures = [...loads, ...spares.map(({ name }) => name)].reduce(
    (sum, text) => sum + PRESSURE_LINES * Math.ceil(text.length / (LINE_CHARACTERS / 1.5)),
    1,
  );
  return FIXED_LINES + pressures + lines + TITLE_LINES * (tiles.length + 2);
}

/** The type in which so many lines stand on one side, which holds `side.lines` of the larger type. */
export const pointsFor = (lines: number, side = { lines: LINES, smallest: MIN_POINTS }): number =>
  Math.max(
    side.smallest,
    Math.min(MAX_POINTS, Math.floor((MAX_POINTS * side.lines * 10) / lines) / 10),
  );
