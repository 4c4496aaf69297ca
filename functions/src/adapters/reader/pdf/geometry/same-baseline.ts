/** Letters that stand higher or lower by less than this share still belong to the line: ², ª, fractions. */
const SAME_LINE = 0.4;

export const isSameBaseline = (
  a: { baseline: number; size: number },
  b: { baseline: number; size: number },
): boolean => Math.abs(a.baseline - b.baseline) <= SAME_LINE * Math.max(a.size, b.size);
