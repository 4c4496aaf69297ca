import { BULLET, BULLETED } from './bullets';

const isItem = (line: string): boolean => new RegExp(`^${BULLETED}`).test(line);

describe('what a bullet is', () => {
  it.each(Array.from('•◦‣⁃▪■□❏❐❑❒✓➢➤►▶·–-*'))('%s before a text', (sign) => {
    expect(isItem(`${sign} Compruebe el nivel.`)).toBe(true);
    expect(new RegExp(`^${BULLET}$`).test(sign)).toBe(true);
  });

  it('may touch its text where it can be nothing else', () => {
    expect(['❒Compruebe', '•Compruebe', '-Compruebe', '·Compruebe'].map(isItem)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each(['► pág. 45.', '► Página 45', '▶ 2.7', '●●● Alta'])('%s is no item', (line) => {
    expect(isItem(line)).toBe(false);
  });
});
