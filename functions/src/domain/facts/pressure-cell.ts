import type { Alternative } from '@contract';
import { FIGURE } from '../findings/figure';
import { measuredIn, numberOf } from './figures';
import { folded } from './words';

/** The unit of bare figures, and that of those in brackets beside them. */
export type Units = { first: string; second: string | null };
export type Pressure = { value: string; unit: string; alsoIn: Alternative[] };

const BARE = new RegExp(
  `^(${FIGURE})(?:\\s?/\\s?(${FIGURE}))?(?:\\s?\\((${FIGURE})(?:\\s?/\\s?(${FIGURE}))?\\))?$`,
  'u',
);
/** "32 / 30 psi": what stands before the last unit. */
const SHARED = /^(.*\d)\s?(bar|psi|kpa)$/iu;
const WRITTEN: Record<string, string> = { kpa: 'kPa' };
/** What a tyre of some vehicle is inflated to. */
const PLAUSIBLE: Record<string, readonly [least: number, most: number]> = {
  bar: [0.2, 9],
  psi: [3, 130],
  kPa: [20, 900],
};
/** How many of the second unit one of the first is, with what rounding makes of it. */
const RATIOS: readonly (readonly [first: string, second: string, least: number, most: number])[] = [
  ['bar', 'psi', 13.6, 15.4],
  ['psi', 'kPa', 6.6, 7.2],
  ['bar', 'kPa', 98, 102],
  ['kPa', 'psi', 0.138, 0.152],
  ['kPa', 'bar', 0.0098, 0.0102],
  ['psi', 'bar', 0.065, 0.0735],
];

const written = (unit: string): string => WRITTEN[unit.toLowerCase()] ?? unit.toLowerCase();
const isPlausible = (value: string, unit: string): boolean => {
  const [least, most] = PLAUSIBLE[unit] ?? [0, 0];
  return numberOf(value) >= least && numberOf(value) <= most;
};

/** The pressures of a cell: one, or that of each axle ("2,3 / 2,2 (33 / 32)"); none where its figures are no pressures. */
export function pressuresIn(cell: string, units: Units | null): Pressure[] {
  const [, bare = cell, shared] = SHARED.exec(cell) ?? [];
  const [, front, rear, also, rearAlso] = BARE.exec(bare) ?? [];
  if (front === undefined) return withUnits(cell, measuredIn(cell, folded(cell), 'pressure'));
  const own = shared === undefined ? null : { first: shared, second: null };
  const told = own ?? units ?? unitsByRatio(front, also);
  if (!told) return [];
  const pressureOf = (value: string, other: string | undefined): Pressure => ({
    ...{ value, unit: written(told.first) },
    alsoIn: alternativesOf(value, other, told),
  });
  const rest = rear === undefined ? [] : [pressureOf(rear, rearAlso)];
  const found = [pressureOf(front, also), ...rest];
  return found.every(({ value, unit }) => isPlausible(value, unit)) ? found : [];
}

/** What stands in brackets is the same in another unit only where it is as many: else it is the mark of a note. */
function alternativesOf(
  value: string,
  other: string | undefined,
  { first, second }: Units,
): Alternative[] {
  if (other === undefined) return [];
  const units = [written(first), second === null ? null : written(second)];
  const ratio = RATIOS.find(
    (one) =>
      one[0] === units[0] &&
      (second === null || one[1] === units[1]) &&
      isInRatio(value, other, one),
  );
  return ratio ? [{ value: other, unit: ratio[1], isPrinted: true }] : [];
}

function isInRatio(
  value: string,
  other: string,
  [, , least, most]: (typeof RATIOS)[number],
): boolean {
  const ratio = numberOf(other) / numberOf(value);
  return ratio >= least && ratio <= most;
}

/** "2,3 (33)" can be nothing but bar and psi, whatever is not said above it. */
function unitsByRatio(value: string, other: string | undefined): Units | null {
  const ratio = RATIOS.find((one) => other !== undefined && isInRatio(value, other, one));
  return ratio && isPlausible(value, ratio[0]) ? { first: ratio[0], second: ratio[1] } : null;
}

/** "2,2 bar (32 psi)", "2,3 bar / 2,1 bar": the same in another unit stands in brackets, or behind a stroke. */
function withUnits(cell: string, measured: ReturnType<typeof measuredIn>): Pressure[] {
  const found: Pressure[] = [];
  for (const { value, unit } of measured) {
    const last = found.at(-1);
    const named = written(unit);
    const isSame =
      last !== undefined && last.unit !== named && !last.alsoIn.some((one) => one.unit === named);
    if (isSame) last.alsoIn.push({ value, unit: named, isPrinted: true });
    else found.push({ value, unit: named, alsoIn: [] });
  }
  const isNothingElse = folded(cell).replace(/[\d.,\s/()]|bar|psi|kpa|kgf?\/cm2/gu, '') === '';
  return isNothingElse && found.every(({ value, unit }) => isPlausible(value, unit)) ? found : [];
}
