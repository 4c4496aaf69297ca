import { isOfRole } from './roles';

describe('isOfRole', () => {
  it.each([
    ['observaciones', 'remarks'],
    ['intervalo (km)', 'intervals'],
    ['motor', 'versions'],
    ['n.º', 'numbers'],
    ['capacidad (l)', 'values'],
  ] as const)('tells by the name "%s" a column of %s', (name, role) => {
    expect(isOfRole(name, role)).toBe(true);
  });

  it('takes "motor de arranque" for no column of versions', () => {
    expect(isOfRole('motor de arranque', 'versions', 'engines')).toBe(false);
  });

  it('finds one of several roles', () => {
    expect(isOfRole('producto', 'remarks', 'products')).toBe(true);
  });
});
