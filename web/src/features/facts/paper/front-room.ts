import type { SheetFact } from '@contract';
import type { Tyre } from '../glance/pressures';
import type { Tile } from '../glance/tiles';
import { figureOf, type Told } from '../glance/told';

/** Type of the sheet where there is room for it, and the smallest that is still read. */
export const MAX_POINTS = 8.5;
const MIN_POINTS = 6;
/** What one side of A5 holds in the larger type. */
const LINES = 44;
const LINE_CHARACTERS = 80;

/** Values of one thing on paper: more of them are for the screen. */
const MAX_VALUES = 6;

export const nameOf = ({ of, condition }: Pick<Told, 'of' | 'condition'>): string =>
  [of, condition].filter(Boolean).join(' · ');

/** Each once: what two places say alike is one line. */
export function valuesOf({ all }: Pick<Tile, 'all'>): Told[] {
  const keyOf = (one: Told) => [one.kind, one.condition, figureOf(one)].join('|');
  const keys = all.map(keyOf);
  return all.filter((one, at) => keys.indexOf(keyOf(one)) === at).slice(0, MAX_VALUES);
}

type Front = {
  tyres: readonly Tyre[];
  tiles: readonly { values: readonly Told[] }[];
  fuses: readonly SheetFact[];
};

/** A title with the space above it; the name, and the telephone numbers with the address as words and as a code. */
const TITLE_LINES = 2;
const FIXED_LINES = 11;
const PRESSURE_LINES = 1.5;

/** How many lines of the larger type the first side takes. */
export function linesOf({ tyres, tiles, fuses }: Front): number {
  const lines = [...tiles.flatMap(({ values }) => values), ...fuses].reduce(
    (sum, one) => sum + Math.ceil((nameOf(one).length + figureOf(one).length) / LINE_CHARACTERS),
    0,
  );
  const loads = tyres.flatMap((tyre) => tyre.loads.map(({ said }) => `${tyre.name} ${said}`));
  const pressures = loads.reduce(
    (sum, text) => sum + PRESSURE_LINES * Math.ceil(text.length / (LINE_CHARACTERS / 1.5)),
    1,
  );
  return FIXED_LINES + pressures + lines + TITLE_LINES * (tiles.length + 2);
}

/** The type in which so many lines stand on one side. */
export const pointsFor = (lines: number): number =>
  Math.max(MIN_POINTS, Math.min(MAX_POINTS, Math.floor((MAX_POINTS * LINES * 10) / lines) / 10));
