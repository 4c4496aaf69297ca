import type { Box } from '@contract';

/** Encloses all of them. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** What of a page is printed, from side to side: where its words stand, and as far from the other edge, for lines and grounds go on there. */
export function printArea(boxes: readonly Box[]): Box {
  const words = around(boxes);
  const margin = Math.max(0, Math.min(words.x, 1 - words.x - words.w));
  return { ...words, x: margin, w: 1 - 2 * margin };
}
