import written from '../../functions/data/beyond.json';
import { problemsOfPlaces } from './beyond-places';

const TODAY = '2026-11-25';
const place = (change: object) => ({
  ...{ title: 'DGT', url: 'https://www.dgt.es/', topics: ['law'], checked: TODAY },
  ...change,
});
const withPlaces = (...places: object[]) => ({ ...written, places });

describe('problemsOfPlaces', () => {
  it('finds nothing wrong with the list that is shipped', () => {
    expect(problemsOfPlaces(written, '2026-12-31')).toEqual([]);
  });

  it.each([
    ['a shop', place({ url: 'https://www.norauto.es/' }), /no es un sitio oficial/],
    [
      'a host that only ends like an office',
      place({ url: 'https://notdgt.es/' }),
      /no es un sitio oficial/,
    ],
    ['a day that has not come', place({ checked: '2026-11-26' }), /futuro/],
  ])('refuses %s', (_, wrong, problem) => {
    expect(problemsOfPlaces(withPlaces(wrong), TODAY).join()).toMatch(problem);
  });

  it('refuses an address that stands twice', () => {
    const twice = withPlaces(place({}), place({ title: 'Tráfico' }));
    expect(problemsOfPlaces(twice, TODAY)).toEqual(['https://www.dgt.es/: dos veces']);
  });

  it.each([
    ['without https', { url: 'http://www.dgt.es/' }],
    ['without a day', { checked: undefined }],
    ['with a day that is none', { checked: '25/11/2026' }],
    ['of no topic', { topics: [] }],
    ['of a country that nobody can choose', { countries: ['XX'] }],
  ])('does not read a place %s', (_, change) => {
    expect(() => problemsOfPlaces(withPlaces(place(change)), TODAY)).toThrow();
  });

  it.each(['Son 50 euros.', 'Puedes seguir circulando.'])('refuses the sentence "%s"', (noise) => {
    const value = { ...written, topics: { ...written.topics, noise } };
    expect(problemsOfPlaces(value, '2026-12-31')).toEqual([
      'noise: una cifra o un permiso nuestro',
    ]);
  });
});
