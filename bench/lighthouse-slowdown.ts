/** What Lighthouse takes where it is told nothing: right for a machine with a BenchmarkIndex of about 1,530. */
export const DEFAULT_SLOWDOWN = 4;

const FASTEST = [1300, 3, 2000, 6] as const;
/** BenchmarkIndex of a machine, and how many times slower a mid-tier phone is: the ends of each line. */
const LINES = [[150, 1, 800, 2], [800, 2, 1300, 3], FASTEST] as const;

/**
 * How many times slower than a machine a mid-tier phone is: the line of the calculator that Lighthouse's
 * docs/throttling.md ("Calibrating the CPU slowdown") refers to, to one decimal. Without it, a machine of half the speed
 * emulates a phone that nobody has.
 */
export function slowdownFor(benchmarkIndex: number): number {
  const [from, slow, to, slower] = LINES.find(([, , end]) => benchmarkIndex <= end) ?? FASTEST;
  const slowdown = slow + ((benchmarkIndex - from) / (to - from)) * (slower - slow);
  return Math.max(1, Number(slowdown.toFixed(1)));
}
