import { lawsOf } from './law';

describe('lawsOf', () => {
  it('gives what Spain asks for, with the norm and the day it was read', () => {
    const [beacon] = lawsOf('ES');
    expect(beacon?.rule).toContain('V-16');
    expect(beacon?.norm).toContain('159/2021');
    expect(beacon?.checked).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it.each([
    ['a country whose law is not here', 'PE'],
    ['an unknown country', null],
  ])('gives nothing for %s', (_what, country) => {
    expect(lawsOf(country)).toEqual([]);
  });
});
