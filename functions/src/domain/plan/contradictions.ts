import type { Draft } from './draft';
import { isSameThing } from './severe-use';
import { disagree } from '../quantity/span';
import { folded } from './words';

const isOneThing = ({ item, titles }: Draft, row: Draft): boolean =>
  isSameThing(item, row.item) || titles.slice(-1).some((title) => isSameThing(title, row.item));

const agree = ([first, ...others]: readonly Draft[]): boolean =>
  !others.some(({ every }) => disagree(every, first?.every ?? null));

/**
 * Without what a manual says in two ways: renewal that is at odds with the plan is for some case of its own, and of
 * two rows with one name nobody can tell which one holds.
 */
export function withoutContradictions(drafts: readonly Draft[]): Draft[] {
  const rows = new Map<string, Draft[]>();
  for (const draft of drafts) {
    if (draft.isProse) continue;
    const key = [folded(draft.item), draft.action, draft.title, draft.versions].join('|');
    rows.set(key, [...(rows.get(key) ?? []), draft]);
  }
  const plan = [...rows.values()].filter(agree).flat();
  const isAtOdds = (prose: Draft) =>
    prose.action === 'replace' &&
    plan.some(
      (row) =>
        row.action === prose.action && isOneThing(prose, row) && disagree(prose.every, row.every),
    );
  return [...plan, ...drafts.filter((draft) => draft.isProse && !isAtOdds(draft))];
}
