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

/** A row for each set: how many answers changed in what, and how many are right before and after. */
export function table(before: readonly GoldenEntry[], after: readonly GoldenEntry[]) {
  const changed = differences(before, after);
  const sets = [...new Set(after.map(({ set }) => set))];
  return Object.fromEntries(
    sets.map((set) => {
      const [old, now] = [ofSet(set, before), ofSet(set, after)];
      const of = changed.filter((difference) => difference.after.set === set);
      const counts = ASPECTS.map((aspect) => [
        aspect,
        of.filter(({ aspects }) => aspects.includes(aspect)).length,
      ]);
      const lost = of.filter((each) => each.before.isRight && !each.after.isRight).length;
      const won = of.filter((each) => !each.before.isRight && each.after.isRight).length;
      return [
        set,
        {
          questions: now.length,
          ...(Object.fromEntries(counts) as Record<Aspect, number>),
          won,
          lost,
          right: `${rightOf(old)} → ${rightOf(now)}`,
          'right page': `${rightOf(answerable(old))} → ${rightOf(answerable(now))} of ${answerable(now).length}`,
        },
      ];
    }),
  );
}

/** Of the counted sets together, in percentage points of right page first; of each of them, in questions. */
const MOST_LOST = { points: 1, questions: 3 };

/** What breaks the limits within which reading and answering may be rebuilt; empty when nothing does. */
export function broken(before: readonly GoldenEntry[], after: readonly GoldenEntry[]): string[] {
  const counted = (entries: readonly GoldenEntry[]) =>
    answerable(entries).filter(({ isCounted }) => isCounted);
  const [old, now] = [counted(before), counted(after)];
  const sets = [...new Set(now.map(({ set }) => set))];
  const points = (100 * (rightOf(old) - rightOf(now))) / Math.max(now.length, 1);
  return [
    ...(points > MOST_LOST.points
      ? [`counted sets together: ${points.toFixed(1)} points lower`]
      : []),
    ...sets.flatMap((set) => {
      const lost = rightOf(ofSet(set, old)) - rightOf(ofSet(set, now));
      return lost > MOST_LOST.questions ? [`${set}: ${lost} right pages lower`] : [];
    }),
  ];
}
