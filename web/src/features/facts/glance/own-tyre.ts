import { chosenTyre } from '@contract';
import { tyresOf, type Tyre } from './pressures';
import type { Told } from './told';

const ofSize = (tyres: readonly Tyre[], size: string | null): Tyre | null => {
  const names = tyres.map(({ name }) => name);
  return tyres[names.indexOf(chosenTyre(size, names) ?? '')] ?? null;
};

/** Whether the manual has none of this size. */
export const lacksTyre = (tyres: readonly Tyre[], tyreSize: string): boolean =>
  tyres.every(({ name }) => chosenTyre(tyreSize, [name]) === null);

/** That of the only size with which the manual says the vehicle's trim comes; null where it names none, or several. */
function tyreOfTrim(tyres: readonly Tyre[], told: readonly Told[]): Tyre | null {
  const sizes = told.filter(({ kind }) => kind === 'tyre-size').map(({ value }) => value);
  const [only, ...others] = new Set(sizes.map((size) => ofSize(tyres, size)));
  return only && others.length === 0 ? only : null;
}

export type OwnTyre = {
  /** Null while nobody knows. */
  own: Tyre | null;
  /** Its owner has not said it: the manual does, of the vehicle's trim. */
  isOfTrim: boolean;
};

/** Which of its manual's tyres the vehicle has: as its owner says, else the only one, else that of its trim. */
export function ownTyre(
  tyres: readonly Tyre[],
  told: readonly Told[],
  tyreSize: string | null,
): OwnTyre {
  const [only, another] = tyres;
  const said = ofSize(tyres, tyreSize) ?? (another ? null : (only ?? null));
  if (said || tyreSize !== null) return { own: said, isOfTrim: false };
  const own = tyreOfTrim(tyres, told);
  return { own, isOfTrim: own !== null };
}

/** The tyres that the vehicle has not; none while nobody knows its own. */
export function otherTyres(told: readonly Told[], tyreSize: string | null): Tyre[] {
  const tyres = tyresOf(told);
  const { own } = ownTyre(tyres, told, tyreSize);
  return own ? tyres.filter((one) => one !== own) : [];
}
