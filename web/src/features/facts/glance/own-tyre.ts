import { chosenTyre, ownTyreOf } from '@contract';
import type { Tyre } from './pressures';
import type { Told } from './told';

/** Whether the manual has none of this size. */
export const lacksTyre = (tyres: readonly Tyre[], tyreSize: string): boolean =>
  tyres.every(({ name }) => chosenTyre(tyreSize, [name]) === null);

/** That of a manual which tells no other: whatever a vehicle's size is, where it names none. */
const onlyTyre = ([only, another]: readonly Tyre[], tyreSize: string | null): Tyre | null =>
  another === undefined && (only?.name === '' || tyreSize === null) ? (only ?? null) : null;

export type OwnTyre = {
  /** Null while nobody knows. */
  own: Tyre | null;
  /** Who says that it is: the owner, the manual of the vehicle's trim, or nobody: the manual names no other. */
  source: 'owner' | 'trim' | 'nobody';
};

/** Which of its manual's tyres the vehicle has: as its owner says, else that of its trim, else the only one. */
export function ownTyre(
  tyres: readonly Tyre[],
  told: readonly Told[],
  tyreSize: string | null,
): OwnTyre {
  const ofTrim = told.filter(({ kind }) => kind === 'tyre-size').map(({ value }) => value);
  const { own, isOfTrim } = ownTyreOf(
    tyres.map(({ name }) => name),
    { tyreSize, ofTrim },
  );
  const known = tyres.find(({ name }) => name === own);
  if (known) return { own: known, source: isOfTrim ? 'trim' : 'owner' };
  return { own: onlyTyre(tyres, tyreSize), source: 'nobody' };
}

/** Where the size of the vehicle's tyres comes from; nothing where the manual names none. */
export function sourceWords({ own, source }: OwnTyre, trim: string | null): string {
  if (!own || own.name === '') return '';
  if (source === 'owner') return 'La elegiste tú';
  return source === 'trim' && trim !== null
    ? `Según tu acabado ${trim}`
    : 'Sin confirmar: mira el flanco del neumático';
}
