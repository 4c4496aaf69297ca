import { rangeOfQuote } from './range-of-quote';

describe('rangeOfQuote', () => {
  const text = 'La presión\nes de  2,2 bar (en frío).';

  it.each([
    ['to the letter', '2,2 bar (en frío)'],
    ['with other spaces', 'presión es de 2,2 bar'],
  ])('finds a quotation %s', (_, quote) => {
    const range = rangeOfQuote(text, quote);
    expect(text.slice(range?.start, range?.end).replace(/\s+/g, ' ')).toBe(quote);
  });

  it.each(['', ' ', 'es de 2,4 bar'])('finds nothing of %j', (quote) => {
    expect(rangeOfQuote(text, quote)).toBeNull();
  });
});
