import type { Box } from '../types';

/** What is drawn within another is inside of both of its sides by more than this, in points; nowhere else it reaches out by more. */
const INSIDE = 1;
/** A box with more in it holds the rows of a table. */
const MAX_LINES = 8;
/** Pages with more boxes are drawings. */
const MAX_BOXES = 1500;

const holds = (outer: Box, inner: Box): boolean =>
  inner.left > outer.left + INSIDE &&
  inner.right < outer.right - INSIDE &&
  inner.top <= outer.top + INSIDE &&
  inner.bottom >= outer.bottom - INSIDE;

const stands = (above: Box, below: Box): boolean => below.top <= above.bottom + INSIDE;

/**
 * Of filled boxes those that are the ground of a line of text in a cell that is filled, too: one below the other, and nothing beside
 * them. Their edges are no borders; boxes side by side in one that holds them all are the cells of a table.
 */
export function shadedLines(boxes: readonly Box[]): Set<Box> {
  const found = new Set<Box>();
  if (boxes.length > MAX_BOXES) return found;
  for (const outer of boxes) {
    const within = boxes.filter((inner) => holds(outer, inner));
    if (within.length === 0 || within.length > MAX_LINES) continue;
    const down = within.toSorted((a, b) => b.top - a.top);
    const areLines = down.every((box, at) => {
      const above = down[at - 1];
      return above === undefined || stands(above, box);
    });
    if (areLines) for (const box of within) found.add(box);
  }
  return found;
}
