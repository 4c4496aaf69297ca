import type { Line } from './lines';

const BARE = /^(\d{1,2}) (?=[\p{Lu}¿¡])/u;
const LEAST_STEPS = 2;
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
  const steps = new Set(
    runs.flatMap(({ lines: found }) => (found.length >= LEAST_STEPS ? found : [])),
  );
  return steps.size === 0
    ? lines
    : lines.map((line, at) =>
        steps.has(at) ? { ...line, cells: [(line.cells[0] ?? '').replace(BARE, '$1. ')] } : line,
      );
}
