import type { Box } from '../types';

/** A point of the page after turning it back by quarter turns, so that its text is upright. */
export function turn(x: number, y: number, turns: number): { x: number; y: number } {
  if (turns === 1) return { x: y, y: -x };
  if (turns === 2) return { x: -x, y: -y };
  if (turns === 3) return { x: -y, y: x };
  return { x, y };
}

/** A box after turning it back like its points. */
export function turnedBox(box: Box, turns: number): Box {
  const a = turn(box.left, box.bottom, turns);
  const b = turn(box.right, box.top, turns);
  return {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    top: Math.max(a.y, b.y),
    bottom: Math.min(a.y, b.y),
  };
}
