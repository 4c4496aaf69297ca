import { fold } from '../spanish/words';
import { isMostlyInOrder } from '../shared/mostly-in-order';

/** "Airbags ........ 41", "aceite, 23, 34": words that end in page numbers, with or without a row's cells between. */
const ENTRY =
  /^\P{N}*\p{L}\P{N}*(?:\p{N}{1,2}[.\s]\P{N}+)?[\s.…,·⋅]+(\d{1,3})(?:\s?[,;-]\s?\d{1,3})*$/u;
/** Looked at first: most lines of most passages end in a word. */
const ENDS_IN_FIGURE = /\d$/;
/** An entry is no longer; what would have to be tried on a longer line grows faster than the line. */
const MAX_ENTRY_LENGTH = 200;
const MIN_ENTRIES = 4;
const SHARE = 0.6;
/** Of neighbouring entries, so many follow each other in order. */
const IN_ORDER = 0.8;
/** "Luces del porche 7,5": no two pages. */
const DECIMAL = /(?<![\d,;-]\s?)\d+,\d$/;
/** "F47", "M10": no word of an index. */
const BEGINS_WITH_CODE = /^\P{N}{0,3}\p{N}/u;

type Entry = { line: string; page: number };

function entryOf(line: string): Entry[] {
  if (!ENDS_IN_FIGURE.test(line) || line.length > MAX_ENTRY_LENGTH) return [];
  const page = Number(ENTRY.exec(line)?.[1] ?? 0);
  return page === 0 || DECIMAL.test(line) ? [] : [{ line, page }];
}

const initialOf = ({ line }: Entry): string => fold(line).charAt(0);

/**
 * Whether a passage is part of the contents or the index: it names every topic and answers nothing. Pages of contents count
 * up, words of an index stand by the alphabet; fuses, torques and positions end in figures, too, and do neither.
 */
export function isDirectory(content: string): boolean {
  const lines = content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const entries = lines.flatMap(entryOf);
  if (entries.length < MIN_ENTRIES || entries.length < SHARE * lines.length) return false;
  const words = entries.filter(({ line }) => !BEGINS_WITH_CODE.test(line));
  return (
    isMostlyInOrder(entries, (a, b) => a.page <= b.page, IN_ORDER) ||
    (words.length >= MIN_ENTRIES &&
      isMostlyInOrder(words, (a, b) => initialOf(a) <= initialOf(b), IN_ORDER))
  );
}
