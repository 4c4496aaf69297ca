/** What Lighthouse takes where it is told nothing: right for a machine with a BenchmarkIndex of about 1,530. */
export const DEFAULT_SLOWDOWN = 4;

type Known = { index: number; slowdown: number };

/** BenchmarkIndex of a machine, and how many times slower a mid-tier phone is. */
const lines: readonly (readonly [Known, Known])[] = [
  [
    { index: 150, slowdown: 1 },
    { index: 800, slowdown: 2 },
  ],
  [
    { index: 800, slowdown: 2 },
    { index: 1300, slowdown: 3 },
  ],
];
const FASTEST: readonly [Known, Known] = [
  { index: 1300, slowdown: 3 },
  { index: 2000, slowdown: 6 },
];

/**
 * How many times slower than a machine a mid-tier phone is: the line of the calculator that Lighthouse's
 * docs/throttling.md ("Calibrating the CPU slowdown") refers to, to one decimal. Without it, a machine of half the speed
 * emulates a phone that nobody has.
 */
export function slowdownFor(benchmarkIndex: number): number {
  const [from, to] = lines.find(([, { index }]) => benchmarkIndex <= index) ?? FASTEST;
  const share = (benchmarkIndex - from.index) / (to.index - from.index);
  const slowdown = from.slowdown + share * (to.slowdown - from.slowdown);
  return Math.max(1, Number(slowdown.toFixed(1)));
}
