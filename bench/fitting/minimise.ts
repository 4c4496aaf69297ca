export type Objective = (at: readonly number[]) => { value: number; gradient: number[] };

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

const plus = (a: readonly number[], b: readonly number[], factor = 1): number[] =>
  a.map((value, at) => value + factor * (b[at] ?? 0));

const MAX_STEPS = 400;
const SMALL_GRADIENT = 1e-5;
const SUFFICIENT = 1e-4;

/** Minimises a smooth function of few variables, starting from 0 (BFGS with backtracking). Deterministic. */
export function minimise(objective: Objective, size: number): number[] {
  let at = Array.from({ length: size }, () => 0);
  let inverse = at.map((_, row) => at.map((__, column) => Number(row === column)));
  let here = objective(at);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (Math.sqrt(dot(here.gradient, here.gradient)) < SMALL_GRADIENT) break;
    const direction = inverse.map((row) => -dot(row, here.gradient));
    const slope = dot(direction, here.gradient);
    let length = 1;
    let next = objective(plus(at, direction, length));
    while (next.value > here.value + SUFFICIENT * length * slope && length > 1e-10) {
      length /= 2;
      next = objective(plus(at, direction, length));
    }
    if (length <= 1e-10) break;
    const moved = direction.map((part) => part * length);
    inverse = updated(inverse, moved, plus(next.gradient, here.gradient, -1));
    at = plus(at, moved);
    here = next;
  }
  return at;
}

/** The inverse of the curvature, after a move that turned the gradient so. */
function updated(inverse: number[][], moved: number[], turned: number[]): number[][] {
  const curvature = dot(moved, turned);
  if (curvature < 1e-12) return inverse;
  const seen = inverse.map((row) => dot(row, turned));
  const factor = (1 + dot(turned, seen) / curvature) / curvature;
  return inverse.map((values, row) =>
    values.map((value, column) => {
      const [movedRow = 0, movedColumn = 0] = [moved[row], moved[column]];
      const [seenRow = 0, seenColumn = 0] = [seen[row], seen[column]];
      return (
        value +
        factor * movedRow * movedColumn -
        (seenRow * movedColumn + movedRow * seenColumn) / curvature
      );
    }),
  );
}
