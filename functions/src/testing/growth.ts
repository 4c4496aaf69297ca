/** Linear is eight times as much for eight times as much to do, quadratic 64 times. */
export const LINEAR = 24;
const TIMES = 8;
const ROUNDS = 5;

/** What some work takes. */
type Meter = (work: () => unknown) => Promise<number>;

/** Milliseconds of processor: on a busy machine, the clock would tell of its neighbours. Of use beside another one only. */
async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Tells how many times as much processor some work takes as the measure does, in the same run, whatever the machine. */
export type Comparison = (work: () => unknown, most: number) => Promise<number>;

/**
 * A comparison with this measure, which is taken once as long as nothing takes more than `most` times as much. What does is
 * measured again beside it, in rounds: what is slow by its nature is so in every round.
 */
export function comparisonWith(measure: () => unknown, meter: Meter = processorMs): Comparison {
  let short: number | null = null;
  return async (work, most) => {
    // What is compiled and opened the first time counts for neither.
    if (short === null) await measure();
    let ratio = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS && ratio > most; round++) {
      if (short === null || round > 0) short = await meter(measure);
      ratio = (await meter(work)) / short;
    }
    return ratio;
  };
}

/** How many times as much processor work of this size takes as an eighth of it does: at most LINEAR, if it is. */
export const growth = (
  work: (size: number) => unknown,
  size: number,
  meter: Meter = processorMs,
): Promise<number> => comparisonWith(() => work(size / TIMES), meter)(() => work(size), LINEAR);
