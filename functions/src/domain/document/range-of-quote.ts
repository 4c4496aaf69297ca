import type { Span } from '../chunking/sentences';

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where a quotation stands in a text, whatever the spaces and line ends between its words; null where it does not. */
export function rangeOfQuote(text: string, quote: string): Span | null {
  if (quote.trim() === '') return null;
  const exact = text.indexOf(quote);
  if (exact >= 0) return { start: exact, end: exact + quote.length };
  const words = quote.trim().split(/\s+/).filter(Boolean).map(escape);
  const found = new RegExp(words.join(String.raw`\s+`), 'u').exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}
