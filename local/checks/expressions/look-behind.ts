/** What an expression is made of: an escaped character, a class, the beginning of a look-behind, any other character. */
const PARTS = /\\.|\[(?:\\.|[^\]\\])*\]|\(\?<[!=]|\{\d+,\}|[^]/gu;
const UNBOUNDED = ['*', '+'];

const repeatsWithoutBound = (parts: readonly string[]): boolean =>
  parts.some((part) => UNBOUNDED.includes(part) || /^\{\d+,\}$/.test(part));

/** The first look-behind of an expression that repeats something without a bound; null where there is none. */
export function unboundedLookBehind(source: string): string | null {
  const parts = source.match(PARTS) ?? [];
  const open: number[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.startsWith('(')) open.push(at);
    if (part !== ')') continue;
    const group = parts.slice(open.pop(), at + 1);
    if (group[0]?.startsWith('(?<') && repeatsWithoutBound(group)) return group.join('');
  }
  return null;
}
