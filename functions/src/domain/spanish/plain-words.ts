import { withoutRaisedMarks } from './raised';
import { fold } from './words';

/** A question as rules read it: lower case, no accents, single spaces, nothing invisible. */
export const plainWords = (text: string): string =>
  fold(withoutRaisedMarks(text).normalize('NFKC').toLowerCase())
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
