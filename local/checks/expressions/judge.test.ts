import { slownessOf } from './judge';
import { writtenIn } from './written';

const judged = (source: string) => slownessOf({ source, flags: 'u' });

describe('the judgement of an expression', () => {
  it.each([
    ['a repetition within a repetition', '(a+)+$'],
    ['the same behind a word', '(?<=presión )(?:\\d+,?)+$'],
    ['alternatives that overlap', '^(?:a|a)*b$'],
    ['blank space before an end', '\\s*:$'],
    ['marks before a word at the end', '[,:(\\s]+(?:despues|luego)\\)?$'],
    ['anything between two words', '(?:que|como).*(?:primero|orden)'],
    ['a word by its ending', '\\p{L}{3,}(?:elo|arla)(?!\\p{L})'],
    ['a look-behind over a run', '(?<!\\d+)x'],
    ['the look-behind that made owners wait', '(?<!(?:más|menos)\\s\\d*[.,]?\\d*)\\d\\s?bar|kPa'],
  ])('is that it is slow: %s', (_what, source) => {
    expect(judged(source)).not.toBeNull();
  });

  it.each([
    ['a bounded look-behind', '(?<!(?:más|menos)\\s(?:\\d{0,9}[.,])?\\d{0,9})\\d\\s?bar|kPa'],
    ['blank space from its beginning', '(?<!\\s)\\s*:$'],
    ['marks from their beginning', '(?<![,:(\\s])[,:(\\s]+(?:despues|luego)\\)?$'],
    ['so much between two words', '(?:que|como).{0,120}(?:primero|orden)'],
    ['words by their letters', '(?<!\\p{L})(?:luz|testigo)\\p{L}*'],
  ])('is that it is not: %s', (_what, source) => {
    expect(judged(source)).toBeNull();
  });
});

describe('the expressions of a source', () => {
  it('are those that are written, and the places where others are built', () => {
    const text =
      'const a = /x"\\/+/giu;\nexport const b = (word: string) =>\n  new RegExp(word);\n';
    expect(writtenIn('a.ts', text)).toEqual({
      written: [{ source: 'x"\\/+', flags: 'giu', place: 'a.ts:1' }],
      sites: [{ place: 'a.ts:3' }],
    });
  });
});
