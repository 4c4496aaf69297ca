/** Each page with those before and after it, as far as `reach`, and itself; no more are held at a time. */
export function* withNeighbours<Page>(
  pages: Iterable<Page>,
  reach: number,
): Generator<{ page: Page; around: Page[] }, void> {
  const held: Page[] = [];
  let at = 0;
  const next = function* () {
    const page = held[at];
    if (page === undefined) return;
    yield { page, around: held.slice(0, at + reach + 1) };
    if (at < reach) at += 1;
    else held.shift();
  };
  for (const page of pages) {
    held.push(page);
    if (held.length > at + reach) yield* next();
  }
  while (at < held.length) yield* next();
}
