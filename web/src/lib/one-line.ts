/** What a manual says, on one line: the cells of a row are apart by tabs. */
export const onOneLine = (words: string): string =>
  words
    .replace(/\s*\t\s*/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();
