import { MAX_PLAN_FINDINGS, type ManualInterval, type PlanFinding, type Span } from '@contract';
import { z } from 'zod';
import { countedUnits } from '../table/plan-unit';
import { planFinder } from '../plan/plan-finder';
import { isSameThing } from '../plan/severe-use';
import { amountsIn } from '../quantity/amounts';
import { folded } from '../spanish/folded';
import { beside, withOwnIds } from './beside';
import type { KindOfPointed } from './kind-of-pointed';
import type { NumberedUnit } from './numbered-manual';
import { worksPointedAt } from './pointed-plan';

const columns = z.array(z.number());
const units = z.array(z.string());
const stored = z.union([
  z.object({
    ...{ units, words: z.null() },
    columns: z.object({
      ...{ work: z.number(), action: z.number(), every: columns, first: columns },
      ...{ severe: columns, versions: columns, conditions: columns },
    }),
  }),
  z.object({
    ...{ units, columns: z.null() },
    words: z.object({
      ...{ work: z.string(), every: z.string(), first: z.string() },
      ...{ severe: z.string(), condition: z.string() },
    }),
  }),
]);

/** Nothing is due without a distance or a time. */
const countsAmounts = ({ said, columns: names }: NumberedUnit): boolean =>
  amountsIn(folded(said.text)).length > 0 ||
  names.some((name) => amountsIn(folded(name)).length > 0 || countedUnits(name).length > 0);

const isInterval = (found: PlanFinding): found is ManualInterval => found.kind === 'interval';

const FIGURES = ['km', 'miles', 'months', 'hours'] as const;

/** Whether all that one says is said by the other, too. */
const holds = (own: Span | null, other: Span | null): boolean =>
  FIGURES.every((figure) => (own?.[figure] ?? null) === null || own?.[figure] === other?.[figure]);

/** In one place, by one name, or of one thing by other words. */
function isOfSame(own: ManualInterval, other: ManualInterval): boolean {
  const places = new Set(other.quotes.map(({ unit }) => unit));
  return (
    own.quotes.some(({ unit }) => places.has(unit)) ||
    (own.action === other.action &&
      own.versions.every((version) => other.versions.includes(version)) &&
      isSameThing(own.item, other.item))
  );
}

/** The same figures, be it fewer of them. */
function isSaidBy(own: ManualInterval, other: ManualInterval): boolean {
  const isAtKm = own.every?.km != null && other.atKm.includes(own.every.km);
  const isSame = isAtKm || holds(own.every, other.every);
  return isOfSame(own, other) && isSame && holds(own.first, other.first ?? other.every);
}

/** Maintenance that is due again and again. */
export const planKind: KindOfPointed<'plan', PlanFinding> = {
  finder: planFinder,
  stored,
  mayTell: countsAmounts,
  together: (byRules, pointed, manual) => {
    const severeUse = byRules.filter((found) => !isInterval(found));
    const intervals = beside(byRules.filter(isInterval), worksPointedAt(pointed, manual), isSaidBy);
    return [...withOwnIds(intervals).slice(0, MAX_PLAN_FINDINGS - severeUse.length), ...severeUse];
  },
};
