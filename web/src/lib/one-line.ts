import { withFiguresWhole } from './figures';

/** A dot that is drawn before the words of a cell: beside the dots between cells it is noise. */
const CELL_DOT = /(?<=^|\t)\s*[•●■]\s*/g;

/** What a manual says, on one line, as it is shown: the cells of a row are apart by dots, and no line ends within a figure. */
export const onOneLine = (words: string): string =>
  withFiguresWhole(
    words
      .replace(CELL_DOT, '')
      .replace(/\s*\t\s*/g, ' · ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
