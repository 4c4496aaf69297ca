import { withFiguresWhole } from './figures';

/** What a manual says, on one line, as it is shown: the cells of a row are apart by dots, and no line ends within a figure. */
export const onOneLine = (words: string): string =>
  withFiguresWhole(
    words
      .replace(/\s*\t\s*/g, ' · ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
