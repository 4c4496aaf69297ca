type Options<Item, Result> = {
  ask: (items: readonly Item[]) => Promise<Map<Item, Result>>;
  /** Whether a failure is about the items, so that fewer of them may be taken. */
  isRefused: (error: unknown) => boolean;
  /** Whether it is still worth asking for halves of what was refused so. */
  mayHalve: (error: unknown) => boolean;
};

/**
 * Asks for all of them at once and, where they are refused, for their halves, down to single ones: a bad one is lost
 * alone. Gives what was answered, for n items by at most 2n - 1 requests, one at a time. Other failures are thrown.
 */
export async function exceptRefused<Item, Result>(
  items: readonly Item[],
  options: Options<Item, Result>,
): Promise<Map<Item, Result>> {
  if (items.length === 0) return new Map();
  try {
    return await options.ask(items);
  } catch (error) {
    if (!options.isRefused(error)) throw error;
    if (items.length === 1 || !options.mayHalve(error)) return new Map();
  }
  const middle = items.length >> 1;
  const first = await exceptRefused(items.slice(0, middle), options);
  return new Map([...first, ...(await exceptRefused(items.slice(middle), options))]);
}
