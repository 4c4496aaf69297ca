import type { ManualInterval, Plan } from '@contract';
import type { LogbookRecord, VehicleRecord } from '../ports/records';
import { chosenVersions, engineNaming, mayBeBoth } from '../versions/chosen-version';
import { engineOf } from '../versions/vehicle-engine';

type Choices = Plan['choices'];

const distinct = (names: readonly string[]): string[] => [...new Set(names)];

/** What an owner has to choose among: where one version only is named, those that are not it have to be told, too. */
export const choicesOf = (items: readonly ManualInterval[]): Choices => ({
  versions: distinct(items.flatMap(({ versions }) => versions)),
  scopes: distinct(items.flatMap(({ scope }) => scope ?? [])),
});

/** Which of the plan's versions and tables a vehicle is of, and what its engine is called. */
export type OwnVersion = { engine: string | null; versions: string[]; scopes: string[] };

/**
 * The vehicle says which version it is. Logbooks written before it did name versions, too: those count that are of another
 * kind than what the vehicle's engine names.
 */
export function ownVersionOf(
  vehicle: Pick<VehicleRecord, 'engine' | 'model' | 'trim'>,
  { chosen }: Pick<LogbookRecord, 'chosen'>,
  { versions: among, scopes }: Choices,
): OwnVersion {
  const isOwn = (name: string) => chosen.includes(name);
  const engine = among.filter(isOwn).reduce((before: string | null, name) => {
    const isNews = chosenVersions(before, among).every((one) => mayBeBoth(one, name));
    return isNews ? engineNaming(before, { name, among }) : before;
  }, vehicle.engine);
  const versions = chosenVersions(engineOf({ ...vehicle, engine }), among);
  return { engine, versions, scopes: scopes.filter(isOwn) };
}
