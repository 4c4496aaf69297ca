import { numberOf } from './quantities-in';

/** How many of a unit one bar is. */
export const PER_BAR = { bar: 1, psi: 14.5038, kPa: 100 } as const;
export const PRESSURE_UNITS = ['bar', 'psi', 'kPa'] as const;

/** Those units as an expression for folded text. */
export const ANY_PRESSURE_UNIT = PRESSURE_UNITS.join('|').toLowerCase();

/** The one way to write a unit of pressure. */
export const pressureUnit = (unit: string): string =>
  /kpa/iu.test(unit) ? 'kPa' : unit.toLowerCase();

/** A pressure in bar; null in another unit. */
export function barOf(value: string, unit: string): number | null {
  const known = PRESSURE_UNITS.find((one) => one === unit);
  return known ? numberOf(value) / PER_BAR[known] : null;
}
