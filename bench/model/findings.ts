import { WRITTEN } from '../../functions/src/adapters/vertex/pointed-kinds';
import { POINTED_KINDS, type PointedKind } from '../../functions/src/domain/pointed/pointed';
import { readingPrompt } from '../../functions/src/usecases/prompts/reading-prompt';
import { emergencies } from '../findings/emergencies';
import { facts } from '../findings/facts';
import type { Judged, Kind } from '../findings/kind';
import { lineOf } from '../findings/parts-of';
import { plan } from '../findings/plan';
import { setsIn, SETS, type ManualSet } from '../findings/sets';
import { signals } from '../findings/signals';
import { percent, tally } from '../tables';
import { readingCost } from './cost';
import {
  besideRules,
  inReadings,
  pointedBy,
  repliesIn,
  type ManualInReadings,
  type Replies,
} from './readings';

type Judge = {
  faults: readonly string[];
  columns: readonly string[];
  judge: (set: ManualSet, found: readonly unknown[]) => Judged<unknown, unknown>[];
};

/** Of whatever its finder finds. */
const judgeOf = <Entry, Found>(kind: Kind<Entry, Found>): Judge => ({
  ...{ faults: kind.faults, columns: kind.columns },
  judge: (set, found) => kind.judge(kind.entriesOf(set) ?? [], found as readonly Found[], set),
});

const JUDGES: Record<PointedKind, Judge> = {
  lights: judgeOf(signals),
  emergencies: judgeOf(emergencies),
  plan: judgeOf(plan),
  facts: judgeOf(facts),
};

/** What only a model saw is told as such. */
const isToCheck = (found: unknown): boolean =>
  (found as { isToCheck?: boolean } | undefined)?.isToCheck === true;

/** What was found of a kind, against the set of its manual. */
export const judged = (kind: PointedKind, set: ManualSet, found: readonly unknown[]) =>
  JUDGES[kind].judge(set, found);

function rowOf(
  kind: PointedKind,
  all: readonly Judged<unknown, unknown>[],
  found: readonly unknown[],
) {
  const { columns, faults } = JUDGES[kind];
  const { listed = 0, found: right = 0, ...counts } = tally(all.flatMap((one) => one.counts));
  const others = [...columns, ...faults].map((column) => [column, counts[column] ?? 0]);
  const toCheck = all.filter((one) => isToCheck(one.found));
  return {
    listed,
    found: percent(right, listed),
    ...(Object.fromEntries(others) as object),
    'to check': found.filter(isToCheck).length,
    'of these wrong or beyond': toCheck.filter(({ counts: own }) =>
      own.some((count) => ['wrong', 'extra', 'wrong section'].includes(count)),
    ).length,
  };
}

/** What is amiss beside the rules, in lines. */
function printFaults(manual: string, kind: PointedKind, all: readonly Judged<unknown, unknown>[]) {
  for (const { entry, found, counts } of all) {
    const faults = counts.filter((one) => JUDGES[kind].faults.includes(one));
    if (faults.length > 0)
      console.log(manual, kind, faults.join(), lineOf(entry ?? null), '→', lineOf(found ?? null));
  }
}

function costOf({ readings }: ManualInReadings, replies: Replies, asked: PointedKind) {
  const own = readings.filter(({ kind }) => kind === asked);
  const answered = own.flatMap(({ id, kind, reading }) => {
    const reply = replies.get(id);
    return reply === undefined ? [] : [{ prompt: readingPrompt(kind, reading), reply }];
  });
  const unread = own.filter(
    ({ id, kind }) => replies.has(id) && !WRITTEN[kind].written.safeParse(replies.get(id)).success,
  );
  return {
    ...{ answered: `${answered.length} of ${own.length}`, unread: unread.length },
    ...readingCost(answered),
  };
}

/** Replies through the road of the product, beside the rules alone, with what they would have cost. */
export async function scoreFindings(file: string, hasDetails = false): Promise<void> {
  const replies = repliesIn(file);
  const costs: Record<string, ReturnType<typeof costOf>> = {};
  for (const set of setsIn(SETS)) {
    const { manual } = set;
    if (![...replies.keys()].some((id) => id.startsWith(`${manual}/`))) continue;
    const shown = await inReadings(manual);
    for (const kind of POINTED_KINDS) {
      if (![...replies.keys()].some((id) => id.startsWith(`${manual}/${kind}#`))) continue;
      const { byRules, both } = besideRules(kind, shown, pointedBy(replies, shown, kind));
      const [alone, together] = [judged(kind, set, byRules), judged(kind, set, both)];
      console.table({
        [`${manual}, ${kind}: rules alone`]: rowOf(kind, alone, byRules),
        [`${manual}, ${kind}: with replies`]: rowOf(kind, together, both),
      });
      if (hasDetails) printFaults(manual, kind, together);
      costs[`${manual}, ${kind}`] = costOf(shown, replies, kind);
    }
  }
  console.table(costs);
}
