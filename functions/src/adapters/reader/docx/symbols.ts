import { hex } from 'dingbat-to-unicode';
import { find, type Attributes, type WordElement } from './word-element';

/** The sign of a symbol font; nothing where none is like it. Word may put it into the area for private use. */
export function symbolOf({ font = '', char = '' }: Attributes): string {
  const own = /^F0..$/.test(char) ? hex(font, char.slice(2)) : undefined;
  return (hex(font, char) ?? own)?.string ?? '';
}

const SYMBOL_FONT = /^(?:wingdings(?: [23])?|webdings|symbol)$/i;

export const isSymbolFont = (name: string): boolean => SYMBOL_FONT.test(name);

/** The font of a run in which letters are signs. */
export function symbolFontOf(run: WordElement): string | undefined {
  const { ascii = '', hAnsi = '' } = find(run, 'w:rPr', 'w:rFonts')?.attributes ?? {};
  return [ascii, hAnsi].find(isSymbolFont);
}

/** What letters look like that are typed in a symbol font. */
export const symbolsOf = (font: string, text: string): string =>
  Array.from(text, (letter) => {
    const char = letter.charCodeAt(0).toString(16).toUpperCase();
    return letter.trim() === '' ? letter : symbolOf({ font, char });
  }).join('');
