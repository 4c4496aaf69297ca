import { enginesIn, namesVersion, numberedIn, numbersAsked } from './numbered';

describe('numbers of versions', () => {
  it('have letters behind them or a name before them', () => {
    expect(numberedIn('2.8 TD, Cierzo 500 y 140H')).toEqual([
      { number: '2.8', before: '', behind: 'TD' },
      { number: '140', before: '', behind: 'H' },
      { number: '500', before: 'cierzo', behind: '' },
    ]);
  });

  it.each(['12 V', '60 Ah', '2,4 MPa', 'Tabla 12', 'Hasta 500'])('are none in "%s"', (text) => {
    expect(numberedIn(text)).toEqual([]);
  });

  it.each([
    ['que aceite lleva mi 2,4', ['2.4']],
    ['el motor de 140 caballos', ['140']],
    ['a cuanto inflo con 2,4 bar', []],
  ])('are asked for in "%s": %j', (question, numbers) => {
    expect(numbersAsked(question)).toEqual(numbers);
  });

  it('name engines where they are sizes', () => {
    expect(enginesIn('El 2.4 TD y el 720 F')).toEqual(['2.4']);
  });

  it.each([
    ['El motor 1.5 DX lleva 5W-30.', true],
    ['La versión de gasolina lleva 4 litros.', true],
    ['El motor lleva 4 litros.', false],
  ])('open a sentence about a version: "%s" is %j', (sentence, isOne) => {
    expect(namesVersion(sentence)).toBe(isOne);
  });
});
