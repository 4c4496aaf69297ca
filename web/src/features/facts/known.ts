import type { FactSheet } from '@contract';
import { ownTyre, type OwnTyre } from './glance/own-tyre';
import { sparesOf, tyresOf, type Spare, type Tyre } from './glance/pressures';
import { tilesOf, type Tile } from './glance/tiles';
import { allTold, type Told } from './glance/told';

export type Known = OwnTyre & {
  told: Told[];
  /** All that its manual tells apart. */
  tyres: Tyre[];
  spares: Spare[];
  tiles: Tile[];
};

/** What is known of a vehicle: the same at a glance, in the sheet and on paper. */
export function knownOf(sheet: FactSheet, tyreSize: string | null): Known {
  const told = allTold(sheet);
  const tyres = tyresOf(told);
  return {
    ...{ told, tyres, spares: sparesOf(told), tiles: tilesOf(told) },
    ...ownTyre(tyres, told, tyreSize),
  };
}

/** The tyres that the vehicle has not; none while nobody knows its own. */
export const otherTyres = ({ tyres, own }: Pick<Known, 'tyres' | 'own'>): Tyre[] =>
  own ? tyres.filter((one) => one !== own) : [];
