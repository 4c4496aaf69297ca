import { byGroup } from '../tables';
import { ASPECTS, type Aspect, type GoldenEntry } from './entry';

/** A question that both trees were asked, and in what its answers differ. */
export type Pair = { before: GoldenEntry; after: GoldenEntry; aspects: Aspect[] };

export function pairsOf(before: readonly GoldenEntry[], after: readonly GoldenEntry[]): Pair[] {
  const keyOf = ({ set, id }: GoldenEntry): string => `${set}/${id}`;
  const known = new Map(before.map((entry) => [keyOf(entry), entry]));
  return after.flatMap((entry): Pair[] => {
    const old = known.get(keyOf(entry));
    const aspects = ASPECTS.filter((aspect) => old?.[aspect] !== entry[aspect]);
    return old ? [{ before: old, after: entry, aspects }] : [];
  });
}

const setOf = ({ after }: Pair): string[] => [after.set];
const count = (pairs: readonly Pair[], is: (one: Pair) => boolean): number =>
  pairs.filter(is).length;
const wasRight = ({ before }: Pair): boolean => before.isRight;
const isRight = ({ after }: Pair): boolean => after.isRight;

/** A row for each set: how many answers changed in what, and how many are right before and after. */
export const table = (pairs: readonly Pair[]) =>
  byGroup(pairs, setOf, (some) => {
    const changes = ASPECTS.map((one) => [
      one,
      count(some, ({ aspects }) => aspects.includes(one)),
    ]);
    const can = some.filter(({ after }) => after.answerable);
    return {
      questions: some.length,
      ...(Object.fromEntries(changes) as Record<Aspect, number>),
      won: count(some, (one) => !wasRight(one) && isRight(one)),
      lost: count(some, (one) => wasRight(one) && !isRight(one)),
      right: `${count(some, wasRight)} → ${count(some, isRight)}`,
      'right page': `${count(can, wasRight)} → ${count(can, isRight)} of ${can.length}`,
    };
  });

/** Of the counted sets together, in percentage points of right page first; of each of them, in questions. */
const MAX_LOST = { points: 1, questions: 3 };

/** What breaks the limits within which reading and answering may be rebuilt; empty when nothing does. */
export function broken(pairs: readonly Pair[]): string[] {
  const counted = pairs.filter(({ after }) => after.isCounted && after.answerable);
  const lostOf = (some: readonly Pair[]) => count(some, wasRight) - count(some, isRight);
  const points = (100 * lostOf(counted)) / Math.max(counted.length, 1);
  const lost = Object.entries(byGroup(counted, setOf, lostOf));
  return [
    ...(points > MAX_LOST.points ? [`counted sets: ${points.toFixed(1)} points lower`] : []),
    ...lost
      .filter(([, questions]) => questions > MAX_LOST.questions)
      .map(([set, questions]) => `${set}: ${questions} right pages lower`),
  ];
}
