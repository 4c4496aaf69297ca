import { isUnit } from '@contract';
import { nameAndUnit, noUnitBut, unitName, unitOfCell } from './units';

describe('units', () => {
  it.each(['bar', 'N·m', 'l', 'A', '°C', 'km/h', 'kWh', 'cm³', 'Meses'])('hold %s', (text) => {
    expect(isUnit(text)).toBe(true);
  });

  it.each(['T', 'a', 'H', 'TD', 'personas'])('leave out %s', (text) => {
    expect(isUnit(text)).toBe(false);
  });

  it('have one name, however they are written', () => {
    expect(['Litros', 'l', 'N · m', 'Nm', 'CV', 'caballos'].map(unitName)).toEqual([
      ...['l', 'l', 'nm', 'nm', 'hp', 'hp'],
    ]);
  });

  it('stand in brackets in names of columns', () => {
    expect(nameAndUnit('1.2 TX (Nm)')).toEqual({ name: '1.2 TX', unit: 'Nm' });
    expect(nameAndUnit('Remolque (a)')).toEqual({ name: 'Remolque (a)', unit: '' });
  });

  it.each([
    ['2,3 bar', 'bar'],
    ['15 – 20', ''],
    ['≤ 3 mm', 'mm'],
    ['140H', null],
    ['1.2 TX', null],
  ])('of a cell "%s" are %j', (cell, unit) => {
    expect(unitOfCell(cell)).toBe(unit);
  });

  it('keep a figure from being a number of another kind', () => {
    const bare = new RegExp(String.raw`\d[.,]\d${noUnitBut('volume')}`, 'u');
    expect(['2,4 bar', '1.6 l', '1.6 turbo'].map((text) => bare.test(text))).toEqual([
      ...[false, true, true],
    ]);
  });
});
