type ToCheck = { isToCheck?: boolean | undefined };

/** What rules found, without what was put beside it before: that is not the rules'. */
const byRulesAlone = <Found extends ToCheck>(found: readonly Found[]): Found[] =>
  found.filter(({ isToCheck }) => !isToCheck);

/**
 * What rules found, as it is, and behind it what only a model pointed at, for its reader to check. Nothing that a model writes takes
 * a word of the rules away.
 */
export function beside<Found extends ToCheck>(
  byRules: readonly Found[],
  byModel: readonly Found[],
  isSaidBy: (own: Found, other: Found) => boolean,
): Found[] {
  const shown = byRulesAlone(byRules);
  for (const own of byModel)
    if (!shown.some((other) => isSaidBy(own, other))) shown.push({ ...own, isToCheck: true });
  return shown;
}

/** Ids of their own: two values of one thing are shown as two. */
export function withOwnIds<Found extends { id: string }>(found: readonly Found[]): Found[] {
  const taken = new Set<string>();
  return found.map((one) => {
    const id = freeId(one.id, taken);
    taken.add(id);
    return { ...one, id };
  });
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let count = 2;
  if (!taken.has(id)) return id;
  while (taken.has(`${id}-${count}`)) count += 1;
  return `${id}-${count}`;
}
