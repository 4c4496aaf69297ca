import { foldInPlace } from '../spanish/fold-in-place';

/** A text with the part that a pattern finds in its folded form replaced; null where it finds nothing. */
export function replaceFolded(
  text: string,
  pattern: RegExp,
  replacement: (found: string) => string,
): string | null {
  const whole = text.normalize('NFC');
  const match = pattern.exec(foldInPlace(whole));
  if (!match) return null;
  const end = match.index + match[0].length;
  const found = whole.slice(match.index, end);
  return whole.slice(0, match.index) + replacement(found) + whole.slice(end);
}
