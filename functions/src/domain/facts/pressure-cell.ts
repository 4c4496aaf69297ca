import type { Alternative } from '@contract';
import { FIGURE } from '../quantity/written-figure';
import { ANY_PRESSURE_UNIT, barOf, PRESSURE_UNITS, pressureUnit } from '../quantity/pressure-units';
import { quantitiesIn, type Quantity } from '../quantity/quantities-in';
import { folded } from './words';

/** The unit of bare figures, and that of those in brackets beside them. */
export type Units = { first: string; second: string | null };
export type Pressure = { value: string; unit: string; alsoIn: Alternative[] };

const BARE = new RegExp(
  `^(${FIGURE})(?:\\s?/\\s?(${FIGURE}))?(?:\\s?\\((${FIGURE})(?:\\s?/\\s?(${FIGURE}))?\\))?$`,
  'u',
);
/** "32 / 30 psi": what stands before the last unit. */
const SHARED = new RegExp(String.raw`^(.*\d)\s?(${ANY_PRESSURE_UNIT})$`, 'iu');
/** What a cell of pressures holds. */
const OF_PRESSURES = new RegExp(String.raw`[\d.,\s/()]|${ANY_PRESSURE_UNIT}|kgf?/cm[2²]`, 'gu');
/** What a tyre of some vehicle is inflated to, in bar. */
const LEAST = 0.2;
const MOST = 9;
/** How far rounding takes the same in two units apart. */
const ROUNDING = 0.065;

function isPlausible(value: string, unit: string): boolean {
  const bar = barOf(value, unit);
  return bar !== null && bar >= LEAST && bar <= MOST;
}

function isSame(value: string, unit: string, other: string, otherUnit: string): boolean {
  const [one, two] = [barOf(value, unit), barOf(other, otherUnit)];
  return unit !== otherUnit && !!one && !!two && Math.abs(two / one - 1) < ROUNDING;
}

/** The pressures of a cell: one, or that of each axle ("2,3 / 2,2 (33 / 32)"); none where its figures are no pressures. */
export function pressuresIn(cell: string, units: Units | null): Pressure[] {
  const [, bare = cell, shared] = SHARED.exec(cell) ?? [];
  const [, front, rear, also, rearAlso] = BARE.exec(bare) ?? [];
  if (front === undefined) return withUnits(cell, quantitiesIn(cell, { kinds: ['pressure'] }));
  const own = shared === undefined ? null : { first: shared, second: null };
  const told = own ?? units ?? unitsByRatio(front, also);
  if (!told) return [];
  const pressureOf = (value: string, other: string | undefined): Pressure => ({
    ...{ value, unit: pressureUnit(told.first) },
    alsoIn: alternativesOf(value, other, told),
  });
  const rest = rear === undefined ? [] : [pressureOf(rear, rearAlso)];
  const found = [pressureOf(front, also), ...rest];
  return found.every(({ value, unit }) => isPlausible(value, unit)) ? found : [];
}

/** What stands in brackets is the same in another unit only where it is as many: else it is the mark of a note. */
function alternativesOf(value: string, other: string | undefined, units: Units): Alternative[] {
  const [first, second] = [pressureUnit(units.first), units.second && pressureUnit(units.second)];
  const unit = PRESSURE_UNITS.find(
    (one) =>
      other !== undefined &&
      (second === null || one === second) &&
      isSame(value, first, other, one),
  );
  return unit && other !== undefined ? [{ value: other, unit, isPrinted: true }] : [];
}

/** "2,3 (33)" can be nothing but bar and psi, whatever is not said above it. */
function unitsByRatio(value: string, other: string | undefined): Units | null {
  if (other === undefined) return null;
  const pairs = PRESSURE_UNITS.flatMap((first) =>
    PRESSURE_UNITS.map((second) => ({ first, second })),
  );
  const isPair = ({ first, second }: (typeof pairs)[number]): boolean =>
    isPlausible(value, first) && isSame(value, first, other, second);
  return pairs.find(isPair) ?? null;
}

/** "2,2 bar (32 psi)", "2,3 bar / 2,1 bar": the same in another unit stands in brackets, or behind a stroke. */
function withUnits(cell: string, measured: readonly Quantity[]): Pressure[] {
  const found: Pressure[] = [];
  for (const { value, unit } of measured) {
    const last = found.at(-1);
    const named = pressureUnit(unit);
    const isSame =
      last !== undefined && last.unit !== named && !last.alsoIn.some((one) => one.unit === named);
    if (isSame) last.alsoIn.push({ value, unit: named, isPrinted: true });
    else found.push({ value, unit: named, alsoIn: [] });
  }
  const isNothingElse = folded(cell).replace(OF_PRESSURES, '') === '';
  return isNothingElse && found.every(({ value, unit }) => isPlausible(value, unit)) ? found : [];
}
