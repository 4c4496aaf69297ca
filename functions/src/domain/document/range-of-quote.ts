import type { Span } from '../chunking/sentences';

/** A text whose runs of white space are one space each, and where each of its characters stood. */
function folded(text: string): { text: string; places: number[] } {
  const places: number[] = [];
  let result = '';
  let isAfterSpace = true;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const isSpace = /\s/.test(character);
    if (isSpace && isAfterSpace) continue;
    result += isSpace ? ' ' : character;
    places.push(at);
    isAfterSpace = isSpace;
  }
  return { text: result, places };
}

/** Where a quotation stands in a text, whatever the spaces and line ends between its words; null where it does not. */
export function rangeOfQuote(text: string, quote: string): Span | null {
  const exact = quote.trim() === '' ? -1 : text.indexOf(quote);
  if (exact >= 0) return { start: exact, end: exact + quote.length };
  const words = folded(quote).text.trim();
  if (words === '') return null;
  const whole = folded(text);
  const found = whole.text.indexOf(words);
  const [start, last] = [whole.places[found], whole.places[found + words.length - 1]];
  return start === undefined || last === undefined ? null : { start, end: last + 1 };
}
