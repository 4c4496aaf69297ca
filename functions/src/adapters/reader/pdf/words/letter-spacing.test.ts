import type { Word } from '../types';
import { withoutTracking } from './letter-spacing';

const word = (text: string, left: number, baseline = 700): Word => ({
  ...{ text, left, right: left + 5 * text.length, baseline },
  ...{ size: 10, bold: false, turned: false },
});

/** Words of a line, `gap` apart. */
function lineOf(text: string, { left = 50, baseline = 700, gap = 3 } = {}): Word[] {
  let at = left;
  return text.split(' ').map((part) => {
    const placed = word(part, at, baseline);
    at = placed.right + gap;
    return placed;
  });
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

describe('letters that are set apart', () => {
  /** Letters with `gap` between them, and more where words end. */
  function tracked(text: string, gap = 6): Word[] {
    let at = 50;
    return text.split('').flatMap((letter) => {
      if (letter === ' ') {
        at += 2 * gap;
        return [];
      }
      const placed = word(letter, at);
      at = placed.right + gap;
      return [placed];
    });
  }

  it.each(['Detrás 2,7 bar', 'PAR DE APRIETE'])('are words again: %s', (text) => {
    expect(textOf(withoutTracking(tracked(text), []))).toBe(text);
  });

  it('leave the words around them alone', () => {
    const words = [...lineOf('Delante 2,5 bar', { baseline: 720 }), ...tracked('Detrás 2,7 bar')];
    expect(textOf(withoutTracking(words, []))).toBe('Delante 2,5 bar Detrás 2,7 bar');
  });

  it.each([
    ['marks in a row', 'OOOOOOOO'],
    ['figures in a row', '12345678'],
    ['the positions of a lever', 'PRNDBS'],
  ])('are not made of %s', (_, text) => {
    const words = tracked(text);
    expect(withoutTracking(words, [])).toEqual(words);
  });

  it('are not made of short words and figures', () => {
    const words = lineOf('De 9 a 18 kg y de 1 a 4 u 8');
    expect(withoutTracking(words, [])).toEqual(words);
  });

  it('are not made of letters in columns', () => {
    const words = tracked('ABCDEFGH', 40);
    expect(withoutTracking(words, [])).toEqual(words);
  });

  it('are not made of letters with lines of a table between them', () => {
    const words = tracked('ABCDEFGH');
    const down = words.map(({ right }) => ({ at: right + 3, from: 690, to: 720 }));
    expect(withoutTracking(words, down)).toEqual(words);
    const elsewhere = down.map((rule) => ({ ...rule, from: 100, to: 200 }));
    expect(textOf(withoutTracking(words, elsewhere))).toBe('ABCDEFGH');
  });
});
