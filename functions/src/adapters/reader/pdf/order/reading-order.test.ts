import type { Word } from '../types';
import { inReadingOrder } from './reading-order';

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

describe('words that are placed each by itself', () => {
  const lines = [
    lineOf('La presión en frío es de 2,3 bar.', { baseline: 700 }),
    lineOf('Los tornillos se aprietan a 117 Nm.', { baseline: 685 }),
  ];

  it('are read line by line, from left to right', () => {
    const scattered = lines.flat().toSorted((a, b) => a.text.localeCompare(b.text));
    expect(textOf(inReadingOrder(scattered))).toBe(
      'La presión en frío es de 2,3 bar. Los tornillos se aprietan a 117 Nm.',
    );
  });

  it('stay as they are drawn where that is an order: line by line, or column by column', () => {
    const left = lines.flat();
    const right = [
      lineOf('El aceite es 5W-30.', { left: 320, baseline: 700 }),
      lineOf('Caben 4,2 litros.', { left: 320, baseline: 685 }),
    ].flat();
    expect(inReadingOrder(left)).toBe(left);
    const columns = [...left, ...right];
    expect(inReadingOrder(columns)).toBe(columns);
  });

  it('stay where some words of another font are drawn after the rest', () => {
    const [bold, ...others] = lines.flat();
    const drawn = [...others, ...(bold ? [bold] : [])];
    expect(inReadingOrder(drawn)).toBe(drawn);
  });
});
