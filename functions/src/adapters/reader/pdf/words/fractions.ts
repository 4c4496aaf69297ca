import type { Box, Word } from '../types';

const FIGURE = /^\d{1,2}$/;
/** Figures of a fraction are smaller than this share of the words of their line, and of one size but for the other. */
const SMALLER = 0.85;
const SAME_SIZE = 0.15;
/** In heights of its figures: how far the lower one stands below the upper, how far from its middle, and how wide the bar is. */
const [MIN_DROP, MAX_DROP] = [0.5, 1.6];
const OFF_MIDDLE = 0.4;
const WIDEST = 3;
/** Points; what is higher is no bar. */
const THIN = 1.5;
/** In heights of the line: how far its nearest word stands. */
const NEAR = 2;

const middleOf = ({ left, right }: Word | Box): number => (left + right) / 2;

/** The bar between two figures that stand one above the other. */
const isBar = ({ left, right, top, bottom }: Box, upper: Word, lower: Word): boolean =>
  top - bottom <= THIN &&
  bottom < upper.baseline + THIN &&
  top > lower.baseline &&
  right - left <= WIDEST * upper.size &&
  left <= Math.max(upper.left, lower.left) &&
  right >= Math.min(upper.right, lower.right);

function isBelow(upper: Word, lower: Word): boolean {
  const drop = (upper.baseline - lower.baseline) / upper.size;
  return (
    Math.abs(upper.size - lower.size) <= SAME_SIZE * upper.size &&
    Math.abs(middleOf(upper) - middleOf(lower)) <= OFF_MIDDLE * upper.size &&
    drop >= MIN_DROP &&
    drop <= MAX_DROP
  );
}

/** A word of the line in which a fraction stands: its baseline is between those of the figures. */
const isBeside = (word: Word, upper: Word, lower: Word): boolean =>
  !word.turned &&
  upper.size < SMALLER * word.size &&
  word.baseline <= upper.baseline &&
  word.baseline >= lower.baseline - OFF_MIDDLE * lower.size &&
  Math.max(word.left - upper.right, upper.left - word.right) <= NEAR * word.size;

/** Words with figures above and below a bar as one word in their line: "3/8". `drawn`: what is drawn and no text. */
export function withFractions(words: readonly Word[], drawn: readonly Box[]): Word[] {
  const figures = words.filter(({ text, turned }) => !turned && FIGURE.test(text));
  if (figures.length < 2) return [...words];
  const whole = new Map<Word, Word | null>();
  for (const upper of figures) {
    const lower = figures.find(
      (one) =>
        isBelow(upper, one) && !whole.has(one) && drawn.some((box) => isBar(box, upper, one)),
    );
    const beside = lower && words.find((word) => isBeside(word, upper, lower));
    if (!lower || !beside) continue;
    whole.set(lower, null);
    whole.set(upper, {
      ...upper,
      text: `${upper.text}/${lower.text}`,
      left: Math.min(upper.left, lower.left),
      right: Math.max(upper.right, lower.right),
      baseline: beside.baseline,
      size: beside.size,
    });
  }
  return words.flatMap((word) => {
    const one = whole.get(word);
    return one === null ? [] : [one ?? word];
  });
}
