/** What Lighthouse takes where it is told nothing: right for a machine with a BenchmarkIndex of about 1,530. */
export const DEFAULT_SLOWDOWN = 4;

/** BenchmarkIndex of a machine, and how many times slower a mid-tier phone is. */
const known: readonly (readonly [index: number, slowdown: number])[] = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [2000, 6],
];

/**
 * How many times slower than a machine a mid-tier phone is: the line of the calculator that Lighthouse's
 * docs/throttling.md ("Calibrating the CPU slowdown") refers to, to one decimal. Without it, a machine of half the speed
 * emulates a phone that nobody has.
 */
export function slowdownFor(benchmarkIndex: number): number {
  const above = known.findIndex(([index]) => index >= benchmarkIndex);
  const end = above === -1 ? known.length - 1 : Math.max(above, 1);
  const [[from, low], [to, high]] = [known[end - 1]!, known[end]!];
  const slowdown = low + ((benchmarkIndex - from) / (to - from)) * (high - low);
  return Math.max(1, Number(slowdown.toFixed(1)));
}
