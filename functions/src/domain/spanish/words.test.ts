import { fold, wordsOf } from './words';

describe('wordsOf', () => {
  it.each([
    ['Presión: 2,2 bar', ['presión', '2.2', 'bar']],
    ['2.2bar', ['2.2', 'bar']],
    ['2,2¹ bar²', ['2.2', 'bar']],
    ['15 000² km', ['15000', 'km']],
    ['5 cm³ y 2m²', ['5', 'cm3', 'y', '2m2']],
    ['batería de 12V', ['batería', 'de', '12', 'v']],
    ['cada 15 000 km', ['cada', '15000', 'km']],
    ['cada 15.000 km', ['cada', '15000', 'km']],
    ['código P0420', ['código', 'p0420']],
    ['ISOFIX, ABS', ['isofix', 'abs']],
    ['bombilla P21W', ['bombilla', 'p21w']],
    ['con\u00adductor de\u200b al\ufb01n', ['conductor', 'de', 'alfin']],
    ['🚗🔥', []],
    ['a\u0000b', ['a', 'b']],
    ['(.*)+[', []],
  ])('reads %j as its words', (text, words) => {
    expect(wordsOf(text).words).toEqual(words);
  });

  it.each([
    ['aceite 5W-30', '5w30'],
    ['rueda 205/55 R16', '20555'],
    ['norma 229-5', '2295'],
  ])('keeps the code of %j whole beside its parts', (text, compound) => {
    expect(wordsOf(text).compounds).toContain(compound);
  });

  it('reads a tyre size alike, however it is spaced', () => {
    expect(wordsOf('205/55R16')).toEqual(wordsOf('205 / 55 R 16'));
  });

  it('knows the size of a rim without its letter', () => {
    expect(wordsOf('215/45 R17').compounds).toContain('17');
  });

  it('makes no code of words that are only joined', () => {
    expect(wordsOf('teórico-práctico y/o mixto').compounds).toEqual([]);
  });
});

it('the reader of words folds accents and ñ away', () => {
  expect(fold('añopresiónpingüino')).toBe('anopresionpinguino');
});
