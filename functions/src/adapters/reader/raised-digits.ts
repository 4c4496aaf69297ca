export const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Digits that stand above their line are no digits of the figure before them: "2,2¹ bar", "10² cm". */
export const raiseDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => RAISED_DIGITS[Number(digit)] ?? digit);
