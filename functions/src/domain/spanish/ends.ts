// By steps: an expression for a run of signs at an end costs the square of the run.

type IsSign = (letter: string) => boolean;

function endOf(text: string, isSign: IsSign): number {
  let end = text.length;
  while (end > 0 && isSign(text.charAt(end - 1))) end -= 1;
  return end;
}

/** A text without what it ends in of these signs. */
export const withoutEnd = (text: string, signs: string): string =>
  text.slice(
    0,
    endOf(text, (letter) => signs.includes(letter)),
  );

/** A text without these signs and blanks at its ends. */
export function trimmedOf(text: string, signs: string): string {
  const isSign: IsSign = (letter) => signs.includes(letter) || letter.trim() === '';
  const end = endOf(text, isSign);
  let start = 0;
  while (start < end && isSign(text.charAt(start))) start += 1;
  return text.slice(start, end);
}
