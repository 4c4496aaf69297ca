import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
  MAX_PLAN_FINDINGS,
  planFindingSchema,
  type ManualInterval,
  type PlanFinding,
} from '@contract';
import type { Finder } from '../findings/finder';
import { quotesOf, type ManualPart } from '../findings/manual-part';
import type { Draft } from './draft';
import { withoutContradictions } from './contradictions';
import { withServiceTimes } from './each-service';
import { scopesOf, withFirstTimes, withoutRepeated, withTimes } from './joined-drafts';
import { ledLists } from './led-works';
import { planTables } from './plan-tables';
import { planSentences } from './sentences';
import { severeUseIn, withSevereDrafts, withSevereSentences } from './severe-use';
import { folded } from './words';

const VERSION = 6;

const ID_LENGTH = 12;

/** The same for the same thing in every reading: what its owner did is kept under it. */
function idOf({ item, action, versions }: Draft, scope: string | null): string {
  const says = [item, action, ...versions.toSorted(), scope ?? ''].map(folded).join('|');
  return createHash('sha256').update(says.replace(/\s+/gu, ' ')).digest('hex').slice(0, ID_LENGTH);
}

/** Drafts as they are shown, each with an id of its own. */
export function intervalsOf(drafts: readonly Draft[]): ManualInterval[] {
  const scopes = scopesOf(drafts);
  const ids = new Map<string, number>();
  return drafts.map((draft) => {
    const { item, action, every, first, atKm, severe, isEveryService } = draft;
    const scope = draft.title !== null && scopes.has(draft.title) ? draft.title.trim() : null;
    const id = idOf(draft, scope);
    const count = (ids.get(id) ?? 0) + 1;
    ids.set(id, count);
    return {
      ...{ kind: 'interval', item, action, every, first, atKm, severe, isEveryService, scope },
      id: count === 1 ? id : `${id}-${count}`,
      versions: [...new Set(draft.versions)],
      quotes: quotesOf(draft.said),
    };
  });
}

function find(parts: readonly ManualPart[]): PlanFinding[] {
  const tables = withServiceTimes(parts, planTables(parts));
  const drafts = withTimes(
    withFirstTimes([...tables, ...planSentences(parts), ...ledLists(parts)]),
  );
  const { definition, changes } = severeUseIn(parts);
  const severe = withSevereSentences(changes, withSevereDrafts(drafts));
  const use: PlanFinding[] =
    definition.length === 0 ? [] : [{ kind: 'severe-use', quotes: quotesOf(definition) }];
  const intervals = intervalsOf(withoutContradictions(withoutRepeated(severe)));
  // What is left out is none of what severe use is.
  return [...intervals.slice(0, MAX_PLAN_FINDINGS - use.length), ...use];
}

/** Finds what a manual says is due again and again, and what it calls severe use. */
export const planFinder: Finder<PlanFinding> = {
  name: 'plan',
  version: VERSION,
  max: MAX_PLAN_FINDINGS,
  find,
  parse: (stored) => z.array(planFindingSchema).parse(stored),
};
