import type { Around } from '../faults/fault-world';

/** Numbers between 0 and 1 that follow from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/**
 * Runs works at once, one call of the outside at a time: whose call is next is drawn. `afterEach` runs after every call.
 * Returns how the works ended.
 */
export async function interleave(
  works: readonly ((around: Around) => Promise<unknown>)[],
  random: () => number,
  afterEach: () => void,
): Promise<PromiseSettledResult<unknown>[]> {
  const waiting: (() => void)[] = [];
  const turn = () => new Promise<void>((resolve) => void waiting.push(resolve));
  const around: Around = async (_step, effect) => {
    await turn();
    const result = await effect();
    afterEach();
    return result;
  };
  let running = works.length;
  const ended = Promise.allSettled(
    works.map(async (work) => {
      try {
        return await work(around);
      } finally {
        running -= 1;
      }
    }),
  );
  while (running > 0) {
    await quiet();
    const [next] = waiting.splice(Math.floor(random() * waiting.length), 1);
    next?.();
  }
  return ended;
}
