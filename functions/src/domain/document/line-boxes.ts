import type { Box } from '@contract';

/** Boxes of one line differ by this share of the taller one's height at most; a line askew is more than one. */
const SAME_LINE = 0.25;

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.w, b.x + b.w), Math.max(a.y + a.h, b.y + b.h)];
  return { x, y, w: right - x, h: bottom - y };
}

/** Boxes in reading order, those of one line made one: a row of eight cells is marked, and stored, once. */
export function lineBoxes(boxes: readonly Box[]): Box[] {
  const lines: Box[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    const whole = last && around(last, box);
    const isSame = last && whole && whole.h <= Math.max(last.h, box.h) * (1 + SAME_LINE);
    if (isSame) lines[lines.length - 1] = whole;
    else lines.push(box);
  }
  return lines;
}
