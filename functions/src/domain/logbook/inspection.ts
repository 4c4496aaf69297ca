import type { Inspection } from '@contract';
import { addMonths } from './days';
import { nearnessOf } from './due';

/** From how many months of age, how many months an inspection holds. */
type Rule = {
  name: string;
  rule: string;
  first: number;
  steps: readonly { from: number; holds: number }[];
};

/** By country, ISO 3166-1 alpha-2: those whose rule is known to us. */
const RULES: Readonly<Record<string, Rule>> = {
  ES: {
    name: 'ITV',
    rule: 'Real Decreto 920/2017, turismos de uso particular: la primera a los 4 años, después cada 2 años y, desde los 10, cada año.',
    first: 48,
    steps: [
      { from: 0, holds: 24 },
      { from: 120, holds: 12 },
    ],
  },
};

const monthsBetween = (from: string, to: string): number => {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [otherYear = 0, otherMonth = 0] = to.split('-').map(Number);
  return (otherYear - year) * 12 + otherMonth - month;
};

const holdsAt = ({ steps }: Rule, age: number): number =>
  steps.findLast(({ from }) => age >= from)?.holds ?? 12;

/**
 * The next inspection by law. Null where country or first registration is unknown, or we know no rule of the country. With
 * none written down it is the next one of a vehicle that had all before, and says which of them that takes for passed.
 */
export function inspectionOf(
  { country, firstRegistration }: { country: string | null; firstRegistration: string | null },
  last: string | null,
  today: string,
): Inspection | null {
  const rule = country === null ? undefined : RULES[country];
  if (!rule || firstRegistration === null) return null;
  const month = today.slice(0, 7);
  const ageAt = (of: string) => monthsBetween(firstRegistration, of);
  const after = (months: number) => addMonths(`${firstRegistration}-01`, months).slice(0, 7);
  let age = rule.first;
  let assumed: string | null = null;
  if (last)
    age = Math.max(rule.first, ageAt(last.slice(0, 7)) + holdsAt(rule, ageAt(last.slice(0, 7))));
  else
    while (after(age) < month) {
      assumed = after(age);
      age += holdsAt(rule, age);
    }
  const due = after(age);
  const state = due <= month ? 'now' : nearnessOf(`${due}-01`, today);
  const { name, rule: norm } = rule;
  return { name, rule: norm, month: due, state, last, ...(assumed !== null && { assumed }) };
}
