import { RAISED } from '../../domain/spanish/raised';

const DIGITS = '0123456789';
const MARKS = `${DIGITS}abcdefg`;

/** Digits that stand above their line are no digits of the figure before them: "2,2¹ bar", "10² cm". */
export const raiseDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => RAISED[DIGITS.indexOf(digit)] ?? digit);

/** The same of a mark of a note, which may be a letter: "Remolqueᵃ". */
export const raiseMark = (mark: string): string =>
  mark.replace(/[0-9a-g]/g, (sign) => RAISED[MARKS.indexOf(sign)] ?? sign);

export const RAISED_DIGITS = RAISED.slice(0, DIGITS.length);

/** Raised digits as those of a line. */
export const lowerDigits = (text: string): string =>
  Array.from(text, (digit) => DIGITS[RAISED_DIGITS.indexOf(digit)] ?? digit).join('');
