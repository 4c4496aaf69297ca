import { byGroup } from '../tables';
import { ASPECTS, type Aspect, type GoldenEntry } from './entry';

export type Difference = { before: GoldenEntry; after: GoldenEntry; aspects: Aspect[] };

const keyOf = ({ set, id }: GoldenEntry): string => `${set}/${id}`;

/** The questions that both trees were asked and whose answers differ, in anything that is compared. */
export function differences(
  before: readonly GoldenEntry[],
  after: readonly GoldenEntry[],
): Difference[] {
  const known = new Map(before.map((entry) => [keyOf(entry), entry]));
  return after.flatMap((entry): Difference[] => {
    const old = known.get(keyOf(entry));
    const aspects = old ? ASPECTS.filter((aspect) => old[aspect] !== entry[aspect]) : [];
    return old && aspects.length > 0 ? [{ before: old, after: entry, aspects }] : [];
  });
}

const rightOf = (entries: readonly GoldenEntry[]): number =>
  entries.filter(({ isRight }) => isRight).length;

const answerable = (entries: readonly GoldenEntry[]): GoldenEntry[] =>
  entries.filter((entry) => entry.answerable);

const ofSet = (set: string, entries: readonly GoldenEntry[]): GoldenEntry[] =>
  entries.filter((entry) => entry.set === set);

const setOf = ({ set }: GoldenEntry): string[] => [set];

/** A row for each set: how many answers changed in what, and how many are right before and after. */
export const table = (before: readonly GoldenEntry[], after: readonly GoldenEntry[]) =>
  byGroup(after, setOf, (now, set) => {
    const old = ofSet(set, before);
    const changed = differences(old, now);
    const count = (is: (one: Difference) => boolean): number => changed.filter(is).length;
    const counts = ASPECTS.map((one) => [one, count(({ aspects }) => aspects.includes(one))]);
    return {
      questions: now.length,
      ...(Object.fromEntries(counts) as Record<Aspect, number>),
      won: count((one) => !one.before.isRight && one.after.isRight),
      lost: count((one) => one.before.isRight && !one.after.isRight),
      right: `${rightOf(old)} → ${rightOf(now)}`,
      'right page': `${rightOf(answerable(old))} → ${rightOf(answerable(now))} of ${answerable(now).length}`,
    };
  });

/** Of the counted sets together, in percentage points of right page first; of each of them, in questions. */
const MOST_LOST = { points: 1, questions: 3 };

/** What breaks the limits within which reading and answering may be rebuilt; empty when nothing does. */
export function broken(before: readonly GoldenEntry[], after: readonly GoldenEntry[]): string[] {
  const [old, now] = [before, after].map((all) => answerable(all).filter((one) => one.isCounted));
  if (!old || !now) return [];
  const lost = byGroup(now, setOf, (some, set) => rightOf(ofSet(set, old)) - rightOf(some));
  const points = (100 * (rightOf(old) - rightOf(now))) / Math.max(now.length, 1);
  return [
    ...(points > MOST_LOST.points
      ? [`counted sets together: ${points.toFixed(1)} points lower`]
      : []),
    ...Object.entries(lost).flatMap(([set, count]) =>
      count > MOST_LOST.questions ? [`${set}: ${count} right pages lower`] : [],
    ),
  ];
}
