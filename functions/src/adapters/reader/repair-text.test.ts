import { repairText } from './repair-text';

describe('what is repaired in a line of extracted text', () => {
  it.each([
    ['nothing in plain letters, accents and signs', 'Presión: 2,2 bar ±10 % «ñ» ½ ²'],
    ['spaces that repeat', 'dos  espacios   más ', 'dos espacios más'],
    ['spaces that are not plain', 'a\u00a0b\u2009c', 'a b c'],
    ['an acute accent that stands alone', 'Notaci´on', 'Notación'],
    ['accents that are drawn after their letters', 'la presio´n del an˜o', 'la presión del año'],
    ['those also before a vowel', 'el baúl y el ri´o de presio´n', 'el baúl y el río de presión'],
    ['minutes and inches after their figure', 'Espere 5´ antes de usar una llanta de 6¨ usada'],
    ['a diaeresis that stands alone', 'pingu¨ino averig¨ue', 'pingu¨ino averigüe'],
    ['a tilde that stands alone', 'a˜no', 'año'],
    ['accents that are characters of their own', 'presio\u0301n', 'presión'],
    ['ligatures', 'o\ufb01cina', 'oficina'],
    ['characters that cannot be seen', 'fre\u200bno\ufeff', 'freno'],
    ['controls', 'a\u0007b\u0085c', 'abc'],
    [
      'bullets of symbol fonts',
      '\uf0b7 uno \uf0a7 dos \uf071 tres \uf0e8 cuatro',
      '• uno • dos • tres • cuatro',
    ],
    ['boxes and crosses of symbol fonts', '\uf0a8 uno \uf0fb dos', '☐ uno ✗ dos'],
    ['soft hyphens stay for those who join lines', 'manteni\u00ad', 'manteni\u00ad'],
  ])('%s', (_, text, repaired = text) => {
    expect(repairText(text)).toBe(repaired);
  });
});
