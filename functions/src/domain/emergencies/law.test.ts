import { lawsOf } from './law';

describe('lawsOf', () => {
  it('gives what Spain asks for, with the norm and the day it was read', () => {
    const [beacon] = lawsOf('ES');
    expect(beacon).toMatchObject({
      rule: expect.stringMatching(/V-16/) as string,
      norm: expect.stringMatching(/159\/2021/) as string,
      checked: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) as string,
    });
  });

  it.each([
    ['a country whose law is not here', 'PE'],
    ['an unknown country', null],
  ])('gives nothing for %s', (_what, country) => {
    expect(lawsOf(country)).toEqual([]);
  });
});
