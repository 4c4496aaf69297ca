import { turnedBox } from '../letters';
import type { Box, Word } from '../types';

type Shown = { words: Word[]; box: Box; turns: number };

/**
 * The words that stand on what a page shows. Pages cut from a spread have the letters of its other half as well, outside of
 * their crop box: those would be cited by the wrong page.
 */
export function shownWords({ words, box, turns }: Shown): Word[] {
  const { left, right, top, bottom } = turnedBox(box, turns);
  return words.filter(
    (word) =>
      word.right > left &&
      word.left < right &&
      word.baseline + word.size > bottom &&
      word.baseline < top,
  );
}
