import { quotesOfPart, type EmergencyPart, type Gearbox, type Quote } from '@contract';
import { isOfOther } from './gearboxes';

export const wordsOfQuote = (quote: Quote): string => quote.text.replace(/\s+/g, ' ').trim();

/** What is read aloud of a part: no point for a gearbox that the vehicle has not. */
export function wordsOfPart(part: EmergencyPart, gearbox: Gearbox | undefined): string[] {
  if (part.kind === 'table') return part.rows.map(({ cells }) => cells.join(', '));
  if (part.kind !== 'steps') return quotesOfPart(part).map(wordsOfQuote);
  return part.steps
    .filter((step) => !isOfOther(step, gearbox))
    .map(({ quote }) => wordsOfQuote(quote));
}
