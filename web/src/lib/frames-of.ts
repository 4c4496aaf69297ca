import type { Box } from '@contract';

/** Of the lower line: lines that are farther apart are marked each for itself. */
const MAX_GAP = 1.2;
/** Of the narrower one: lines of one column. */
const MIN_BESIDE = 0.5;

function continues(above: Box, below: Box): boolean {
  const gap = below.y - (above.y + above.h);
  const beside = Math.min(above.x + above.w, below.x + below.w) - Math.max(above.x, below.x);
  return (
    below.y >= above.y &&
    gap <= MAX_GAP * below.h &&
    beside >= MIN_BESIDE * Math.min(above.w, below.w)
  );
}

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.w, other.x + other.w);
  return { x, y, w: right - x, h: Math.max(one.y + one.h, other.y + other.h) - y };
}

/** Boxes of lines in as few frames as say the same: the rows of a table, or the lines of a paragraph, are one. */
export function framesOf(boxes: readonly Box[]): Box[] {
  const frames: { frame: Box; last: Box }[] = [];
  for (const box of boxes.toSorted((one, other) => one.y - other.y)) {
    const open = frames.find(({ last }) => continues(last, box));
    if (open) Object.assign(open, { frame: around(open.frame, box), last: box });
    else frames.push({ frame: box, last: box });
  }
  return frames.map(({ frame }) => frame);
}
