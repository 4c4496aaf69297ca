import { chosenTyre } from '@contract';
import type { Tyre } from './pressures';

/** The vehicle's own: the only one that the manual knows, or that of its size; null while nobody knows. */
export function ownTyre(tyres: readonly Tyre[], tyreSize: string | null): Tyre | null {
  const [only, another] = tyres;
  const names = tyres.map(({ name }) => name);
  const own = tyres[names.indexOf(chosenTyre(tyreSize, names) ?? '')];
  return own ?? (another ? null : (only ?? null));
}

/** Whether the manual has none of this size. */
export const lacksTyre = (tyres: readonly Tyre[], tyreSize: string): boolean =>
  tyres.every(({ name }) => chosenTyre(tyreSize, [name]) === null);
