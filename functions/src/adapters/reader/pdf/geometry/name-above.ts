/** As shares of a line's height: lines of one cell differ less in size, but for raised letters, and in their edges. */
const OTHER_SIZE = 0.04;
const SAME_EDGE = 0.15;

type Placed = { left: number; right: number; size: number };

/**
 * Whether a line right above the first cell of a row is no part of that cell, but the name of the table: in letters of
 * another size, or set neither to the left nor to the right nor in the middle with it.
 */
export function isNameAbove(line: Placed, cell: Placed): boolean {
  const [left, right] = [line.left - cell.left, line.right - cell.right];
  const isSet = [left, right, left + right].some(
    (shift) => Math.abs(shift) <= SAME_EDGE * cell.size,
  );
  return !isSet || Math.abs(line.size - cell.size) > OTHER_SIZE * cell.size;
}
