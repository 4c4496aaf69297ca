import { withoutNoteMarks } from '../text/note-marks';

/** "-" says as little as nothing. */
const IS_NONE = /^[-–—]?$/u;
export const isEmptyCell = (cell: string): boolean => IS_NONE.test(cell);
/** A letter or two, or a sign; or several of them. */
const IS_MARKS = /^(?:\p{L}{1,2}|[^\p{L}\p{N}\s])(?:\s?[,/+y]\s?(?:\p{L}|[^\p{L}\p{N}\s]))*$/u;
const EACH_MARK = /\p{L}{1,2}|[^\p{L}\p{N}\s,/+]/gu;

/** "I, L" of "I, L: cada 800 km". */
const LEADING = /^\p{Lu}{1,2}(?:\s?[,/y]\s?\p{Lu}{1,2})*(?=:\s)/u;
export const leadingMarks = (cell: string): string => LEADING.exec(cell)?.[0] ?? '';

/** The marks of a cell of a schedule; null where it has words, or figures. */
export function marksIn(cell: string): string[] | null {
  const plain = withoutNoteMarks(cell);
  if (isEmptyCell(plain)) return [];
  return IS_MARKS.test(plain) ? plain.match(EACH_MARK) : null;
}

export const isMarks = (cell: string): boolean => marksIn(cell) !== null;

/** What a legend may explain of a cell: "R" of "R (1)", "I" and "L" of "I/L"; nothing of words. */
export const plainMarks = (cell: string): string[] => marksIn(cell) ?? [];
