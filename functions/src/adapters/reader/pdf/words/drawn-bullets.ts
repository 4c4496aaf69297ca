import type { Box, Word } from '../types';

/** Width and height of a bullet, in points, and how much one may be of the other. */
const SMALLEST = 1.2;
const LARGEST = 7;
const SQUARE = 0.7;
/** In sizes of its text: how far before it a bullet stands, how far from the middle of its small letters, what else is near. */
const FARTHEST = 3;
const MIDDLE = 0.3;
const OFF_MIDDLE = 0.25;
const ALONE = 1.2;
/** One dot before a line may be anything. */
const FEWEST = 2;
const SAME_PLACE = 1;

function isDot({ left, right, top, bottom }: Box): boolean {
  const [small, large] = [right - left, top - bottom].toSorted((a, b) => a - b);
  return (
    small !== undefined &&
    large !== undefined &&
    small >= SMALLEST &&
    large <= LARGEST &&
    small / large >= SQUARE
  );
}

const centreOf = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** The first word of the line that a dot stands before: upright, right behind it, and with nothing else before it. */
function wordAfter(dot: Box, words: readonly Word[]): Word | null {
  const beside = words.filter(
    ({ baseline, size, turned }) =>
      !turned && Math.abs(baseline + MIDDLE * size - centreOf(dot)) <= OFF_MIDDLE * size,
  );
  const after = beside.filter(({ left }) => left >= dot.right);
  const next = after.toSorted((a, b) => a.left - b.left)[0];
  if (!next || next.left - dot.right > FARTHEST * next.size) return null;
  const isAlone = beside.every(
    ({ left, right }) => left >= dot.right || right < dot.left - ALONE * next.size,
  );
  return isAlone ? next : null;
}

/** Words with the bullets of lists that are drawn, as browsers print them, and no letters: dots before several lines. */
export function withDrawnBullets(words: readonly Word[], drawn: readonly Box[]): Word[] {
  const bullets = drawn.filter(isDot).flatMap((dot) => {
    const next = wordAfter(dot, words);
    return next ? [{ dot, next }] : [];
  });
  const bulletOf = new Map(
    bullets
      .filter(
        ({ dot }) =>
          bullets.filter((other) => Math.abs(other.dot.left - dot.left) <= SAME_PLACE).length >=
          FEWEST,
      )
      .map(({ dot, next }) => [next, { ...next, text: '•', left: dot.left, right: dot.right }]),
  );
  if (bulletOf.size === 0) return [...words];
  return words.flatMap((word) => {
    const bullet = bulletOf.get(word);
    return bullet ? [bullet, word] : [word];
  });
}
