import { chosenVersion } from './chosen-version';

describe('chosenVersion', () => {
  it.each([
    ['1.2 TX', ['1.2 TX', '1.5 DX diésel'], '1.2 TX'],
    ['1.2TX', ['1.2 TX', '1.5 DX diésel'], '1.2 TX'],
    ['Diesel', ['Gasolina', 'Diésel'], 'Diésel'],
    ['TDI', ['1.4 TSI', '1.6 TDI'], '1.6 TDI'],
    ['1.6 TDI 90', ['Gasolina', 'Diésel'], 'Diésel'],
    ['1.6 TDI 90', ['1.6 TDI 90', '1.6 TDI 115'], '1.6 TDI 90'],
    ['el de gasoil', ['1.2 gasolina', '1.5 diésel'], '1.5 diésel'],
    ['1.6 TDI 105 CV', ['1.6 TDI', '2.0 TDI'], '1.6 TDI'],
    ['Automático', ['Manual', 'Automático'], 'Automático'],
  ])('finds the version of %j among %j', (engine, names, version) => {
    expect(chosenVersion(engine, names)).toBe(version);
  });

  it.each([
    ['2.0 TDI', ['1.4 TSI', '1.6 TDI'], 'another size of the same fuel'],
    ['Diesel', ['1.5 diésel', '2.0 diésel'], 'several of that fuel'],
    ['Rojo', ['1.2', '1.5'], 'no word of any'],
    ['TDI', ['Gasolina', 'Híbrido'], 'another fuel'],
  ])('chooses none for %j among %j: %s', (engine, names) => {
    expect(chosenVersion(engine, names)).toBeNull();
  });

  it('chooses none where no engine is named', () => {
    expect(chosenVersion(null, ['1.2', '1.5'])).toBeNull();
  });
});
