import type { Line } from '../types';

const BARE = /^(\d{1,2}) (?=[\p{Lu}¿¡])/u;
const LEAST_STEPS = 2;
/** Steps are sentences; what legends of a figure number is not. Of so many lines after a number one ends them. */
const ENDS_SENTENCE = /[.!?]$/;
const LONGEST_STEP = 6;
/** Edges that differ by fewer points are aligned. */
const SAME_EDGE = 3;

type Run = { left: number; next: number; lines: number[] };

/**
 * Numbers that count lines at one edge ("1 Gire…", "2 Pulse…"), as designs with numbers in circles draw them, get the full
 * stop by which steps are known. Bold ones are those of titles.
 */
export function withStepNumbers(lines: Line[]): Line[] {
  const runs: Run[] = [];
  lines.forEach((line, at) => {
    const [text = ''] = line.cells;
    const number = Number(BARE.exec(text)?.[1] ?? 0);
    if (number === 0 || line.cells.length > 1 || line.bold || line.turned) return;
    const run = runs.findLast(
      ({ left, next }) => next === number && Math.abs(left - line.left) <= SAME_EDGE,
    );
    if (run) {
      run.lines.push(at);
      run.next += 1;
    } else if (number === 1) {
      runs.push({ left: line.left, next: 2, lines: [at] });
    }
  });
  const endsSentence = (from: number, to: number): boolean =>
    lines.slice(from, to).some(({ cells }) => ENDS_SENTENCE.test(cells.at(-1)?.slice(-1) ?? ''));
  const areSteps = ({ lines: found }: Run): boolean =>
    found.length >= LEAST_STEPS &&
    found.filter((at, step) => endsSentence(at, found[step + 1] ?? at + LONGEST_STEP)).length >
      found.length / 2;
  const steps = new Set(runs.filter(areSteps).flatMap(({ lines: found }) => found));
  return steps.size === 0
    ? lines
    : lines.map((line, at) =>
        steps.has(at) ? { ...line, cells: [(line.cells[0] ?? '').replace(BARE, '$1. ')] } : line,
      );
}
