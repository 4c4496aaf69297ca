import { symbolFontOf, symbolsOf } from './symbols';
import type { WordElement } from './word-element';

const element = (name: string, attributes = {}, children: WordElement[] = []): WordElement => ({
  ...{ name, attributes, children, text: '' },
});

describe('letters in a symbol font', () => {
  it.each([
    ['Wingdings', 'ü', '✓'],
    ['Wingdings', 'l', '⚫'],
    ['Wingdings', 'l ü', '⚫ ✓'],
    ['Wingdings', '\uf0fc', '✓'],
  ])('of %s are signs: "%s"', (font, typed, shown) => {
    expect(symbolsOf(font, typed)).toBe(shown);
  });

  it.each([
    [{ ascii: 'Wingdings', hAnsi: 'Wingdings' }, 'Wingdings'],
    [{ ascii: 'Calibri', hAnsi: 'Calibri' }, undefined],
    [{}, undefined],
  ])('are told by the font of their run: %o', (fonts, told) => {
    const run = element('w:r', {}, [element('w:rPr', {}, [element('w:rFonts', fonts)])]);
    expect(symbolFontOf(run)).toBe(told);
  });
});
