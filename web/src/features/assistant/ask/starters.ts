import type { Manual } from '@contract';
import { suggestedQuestions } from './suggested-questions';

/** A question to choose; `place`: where it is answered, if that is known. */
export type Starter = { query: string; place?: string };

const MOST = suggestedQuestions.length;

const fixed: readonly Starter[] = suggestedQuestions.map((query) => ({ query }));

/** What the manuals of a vehicle answer for sure, each question once; the fixed ones where none says so (yet). */
export function startersOf(manuals: readonly Manual[], vehicleId: number): readonly Starter[] {
  const found = manuals
    .filter((manual) => manual.vehicleId === vehicleId && manual.isAskable)
    .flatMap(({ starters }) => starters)
    .map(({ query, pageReference }): Starter => ({ query, place: pageReference }));
  const each = found.filter(
    ({ query }, at) => found.findIndex((other) => other.query === query) === at,
  );
  return each.length > 0 ? each.slice(0, MOST) : fixed;
}
