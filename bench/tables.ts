/** "51.0 % (50/98)". */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;

/** How many of all are so. */
export const share = <One>(all: readonly One[], is: (one: One) => boolean): string =>
  percent(all.filter(is).length, all.length);

/** A row for each group that any belongs to, of all that belong to it. */
export function byGroup<One, Row>(
  all: readonly One[],
  groupsOf: (one: One) => readonly string[],
  rowOf: (some: One[], group: string) => Row,
): Record<string, Row> {
  const groups = [...new Set(all.flatMap(groupsOf))];
  return Object.fromEntries(
    groups.map((group) => [
      group,
      rowOf(
        all.filter((one) => groupsOf(one).includes(group)),
        group,
      ),
    ]),
  );
}

/** How often each is there. */
export const tally = (labels: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(labels)].map((one) => [one, labels.filter((l) => l === one).length]),
  );
