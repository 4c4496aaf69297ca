import type { Box } from '@contract';

/** Edges of something on a page as it is shown, as shares of its width and height from its top left. */
export type Edges = { left: number; top: number; right: number; bottom: number };

const DECIMALS = 10_000;

export const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;
export const within = (value: number): number => Math.min(1, Math.max(0, value));

/** A box of what lies within the page; null where nothing does. */
export function shareBox(edges: Edges): Box | null {
  const [x, y, right, bottom] = [edges.left, edges.top, edges.right, edges.bottom].map((edge) =>
    rounded(within(edge)),
  ) as [number, number, number, number];
  const [w, h] = [rounded(right - x), rounded(bottom - y)];
  return w > 0 && h > 0 ? { x, y, w, h } : null;
}

/** The smallest edges that hold all of these. */
export const aroundAll = (all: readonly Edges[]): Edges => ({
  left: Math.min(...all.map(({ left }) => left)),
  top: Math.min(...all.map(({ top }) => top)),
  right: Math.max(...all.map(({ right }) => right)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
});

/** The edges that hold points. */
export const aroundPoints = (points: readonly { x: number; y: number }[]): Edges =>
  aroundAll(points.map(({ x, y }) => ({ left: x, top: y, right: x, bottom: y })));
