/** Parts a list wherever an item does not go on from the last one of its run. */
export function runsOf<Item>(
  items: Iterable<Item>,
  goesOn: (last: Item, item: Item, run: readonly [Item, ...Item[]]) => boolean,
): Item[][] {
  const runs: [Item, ...Item[]][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && goesOn(run.at(-1) ?? run[0], item, run)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}
