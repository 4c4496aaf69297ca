import { CATALOGUE, matchesOf } from './catalogue';

describe('the catalogue', () => {
  it('has each id once', () => {
    const ids = CATALOGUE.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no name for two lights of one colour', () => {
    const names = CATALOGUE.flatMap(({ names: own, colours }) =>
      own.flatMap((name) => colours.map((colour) => `${name.toLowerCase()} ${colour}`)),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('matchesOf', () => {
  it.each([
    ['lámpara de Aladino', 'oil-pressure'],
    ['Aceitera con onda', 'oil-level'],
    ['Círculo con «!»', 'brake-system'],
    ['Coche patinando OFF', 'esp-off'],
    ['Muñeco con bola', 'airbag'],
    ['Revisar motor (MIL)', 'engine-check'],
    ['Presión de llantas (TPMS)', 'tyre-pressure'],
    ['(P) fijo', 'parking-brake'],
  ])('knows "%s" as %s', (name, id) => {
    expect(matchesOf(name)[0]?.entry.id).toBe(id);
  });

  it('tells two lights of one drawing apart by their colours', () => {
    expect(matchesOf('Termómetro en líquido', ['red'])[0]?.entry.id).toBe('coolant-temperature');
  });

  it('knows no light by a word that is none', () => {
    expect(matchesOf('Recetas de cocina')).toEqual([]);
  });
});
