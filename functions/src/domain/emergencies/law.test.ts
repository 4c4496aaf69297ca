import { EMERGENCY_TOPICS } from '@contract';
import { lawsOf } from './law';

describe('lawsOf', () => {
  it('gives what Spain asks for, with the norm and the day it was read', () => {
    const [beacon] = lawsOf('ES');
    expect(beacon?.rule).toContain('V-16');
    expect(beacon?.norm).toContain('159/2021');
    expect(beacon?.checked).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it.each(EMERGENCY_TOPICS)(
    'says first of %s that others are to be warned, then who is to be seen',
    (topic) => {
      const actions = lawsOf('ES').flatMap(({ topics, action }) =>
        topics.includes(topic) ? [action] : [],
      );
      expect(actions.slice(0, 2)).toEqual([
        'Sin bajar, pon la baliza V-16 en el techo por la ventanilla',
        'Ponte el chaleco reflectante antes de bajar',
      ]);
    },
  );

  it('protects, calls and helps after an accident, in this order', () => {
    const ofAccident = lawsOf('ES').filter(({ topics }) => topics.includes('accident'));
    expect(ofAccident.map(({ action }) => action).slice(2)).toEqual([
      'Llama al 112',
      'Socorre a los heridos, o pide ayuda para ellos',
    ]);
  });

  it.each([
    ['a country whose law is not here', 'PE'],
    ['an unknown country', null],
  ])('gives nothing for %s', (_what, country) => {
    expect(lawsOf(country)).toEqual([]);
  });
});
