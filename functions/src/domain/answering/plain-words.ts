import { withoutNoteMarks } from '../spanish/raised';
import { fold } from '../spanish/words';

/** A question as the rules of this folder read it: lower case, no accents, single spaces, nothing invisible. */
export const plainWords = (text: string): string =>
  fold(withoutNoteMarks(text).normalize('NFKC').toLowerCase())
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
