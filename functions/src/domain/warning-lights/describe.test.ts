import { describedAs } from './describe';
import type { Signal } from './signal';

const likely = (text: string, signals: Signal[] = []): (string | null)[] =>
  describedAs(text, signals).map(({ catalogue, signal }) => catalogue ?? signal?.name ?? null);

describe('describedAs', () => {
  it.each([
    ['lámpara de Aladino', 'oil-pressure'],
    ['se me prendió la lamparita de aladino en rojo', 'oil-pressure'],
    ['una tetera roja', 'oil-pressure'],
    ['un motorcito amarillo', 'engine-check'],
    ['check engine', 'engine-check'],
    ['muñequito con una bola', 'airbag'],
    ['la llanta con un signo de admiración', 'tyre-pressure'],
    ['herradura con exclamacion', 'tyre-pressure'],
    ['el foquito de la nafta', 'fuel-low'],
    ['un termometro en agua', 'coolant-temperature'],
    ['círculo con exclamación rojo', 'brake-system'],
    ['carrito derrapando', 'esp'],
    ['espiral amarilla', 'glow-plugs'],
    ['un cochecito con un candado', 'immobiliser'],
    ['volante rojo', 'steering'],
    ['copo de nieve', 'ice-warning'],
    ['batería', 'battery-charge'],
    ['tortuga', 'power-limited'],
  ])('knows what is meant by "%s"', (text, id) => {
    expect(likely(text).slice(0, 2)).toContain(id);
  });

  it('knows a message of the manual by its words', () => {
    const signal: Signal = {
      ...{ id: 'modo-transporte', name: 'Modo transporte activo', catalogue: null },
      ...{ isMessage: true, colours: [], meanings: [] },
    };
    expect(likely('dice modo transporte', [signal])[0]).toBe('Modo transporte activo');
  });

  it.each(['', 'hola', '¿qué hora es?', 'luz'])('offers nothing for "%s"', (text) => {
    expect(likely(text)).toEqual([]);
  });

  it('offers few', () => {
    expect(likely('luz amarilla de aceite motor freno batería').length).toBeLessThanOrEqual(6);
  });
});
