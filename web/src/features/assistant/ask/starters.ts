import type { Manual, Vehicle } from '@contract';
import { fitsEngine } from './fits-engine';
import { suggestedQuestions } from './suggested-questions';

/** A question to choose; `place`: where it is answered, if that is known. */
export type Starter = { query: string; place?: string };

const MOST = suggestedQuestions.length;

const fixed: readonly Starter[] = suggestedQuestions.map((query) => ({ query }));

/**
 * What the manuals of a vehicle answer for sure, each question once, and none that its engine cannot be asked; the fixed ones
 * where none says so (yet).
 */
export function startersOf(
  manuals: readonly Manual[],
  vehicle: Pick<Vehicle, 'id' | 'engine'> | undefined,
): readonly Starter[] {
  const fits = ({ query }: Starter) => fitsEngine(query, vehicle?.engine ?? null);
  const found = manuals
    .filter(({ vehicleId, isAskable }) => vehicleId === vehicle?.id && isAskable)
    .flatMap(({ starters }) => starters)
    .map(({ query, pageReference }): Starter => ({ query, place: pageReference }))
    .filter(fits);
  const each = found.filter(
    ({ query }, at) => found.findIndex((other) => other.query === query) === at,
  );
  return each.length > 0 ? each.slice(0, MOST) : fixed.filter(fits);
}
