import { growth, LINEAR } from '../../../testing/growth';
import { shortLines, stretchesOf } from './stretches';
import { textBlocks } from './text-blocks';

const limits = { whole: 40, stretch: 20 };
const cut = (text: string) => [...stretchesOf(text, limits)];

describe('a long text', () => {
  it('is one piece where it is not too long', () => {
    expect(cut('Uno\n\nDos')).toEqual([{ text: 'Uno\n\nDos', linesBefore: 0 }]);
  });

  it.each([
    ['paragraphs', 'Aceite cada año\n\nFiltro cada dos\n\nBujías cada cuatro\n'],
    ['paragraphs of DOS', 'Aceite cada año\r\n\r\nFiltro cada dos\r\n\r\nBujías cada\r\n'],
    ['lines', 'Aceite cada año\nFiltro cada dos\nBujías cada cuatro\n'],
    ['words', 'Aceite cada año filtro cada dos bujías cada cuatro'],
    ['nothing', 'x'.repeat(50)],
  ])('is cut between %s, and nothing is lost', (_what, text) => {
    const pieces = cut(text);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    let before = '';
    for (const { text: piece, linesBefore } of pieces) {
      expect(piece.length).toBeLessThanOrEqual(limits.stretch);
      expect(linesBefore).toBe(before.split('\n').length - 1);
      before += piece;
    }
  });

  it('has lines that are broken between words where nobody can have written them', () => {
    const pieces = shortLines({ text: 'uno dos tres cuatro', number: 7 }, 8);
    expect(pieces).toEqual([
      { text: 'uno dos', number: 7 },
      { text: ' tres', number: 7 },
      { text: ' cuatro', number: 7 },
    ]);
    expect(
      shortLines({ text: 'x'.repeat(20), number: 1 }, 8).map(({ text }) => text.length),
    ).toEqual([8, 8, 4]);
  });

  it('is read in pieces as its lines are numbered, in time that grows as it does', async () => {
    const textOf = (count: number) =>
      Array.from({ length: count }, (_, at) => `Compruebe el nivel ${at} del aceite.\n`).join('\n');
    const blocks = [...textBlocks(textOf(150_000))];
    expect(blocks).toHaveLength(150_000);
    expect(blocks.every(({ first }, at) => first === 2 * at + 1)).toBe(true);
    const ratio = await growth((size) => [...textBlocks(textOf(size))].length, 160_000);
    expect(ratio).toBeLessThan(LINEAR);
  });
});
