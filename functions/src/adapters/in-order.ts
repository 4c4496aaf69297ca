/** Works on items while the next ones come, at most `atOnce` of them, and gives the results in the items' order. */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // A failure is told when its turn comes; until then nobody listens.
    result.catch(() => undefined);
    running.push(result);
    if (running.length < atOnce) continue;
    const [first] = running.splice(0, 1);
    if (first) yield await first;
  }
  for (const result of running) yield await result;
}
