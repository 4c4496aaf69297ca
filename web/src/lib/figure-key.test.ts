import { needsFigure } from './figure-key';

describe('needsFigure', () => {
  it.each([
    'Puntos de apoyo del gato: A delantero, B trasero.',
    'A: argolla; B: tapa',
    '(A) argolla, (B) rosca',
    'Figura 4. Puntos de apoyo',
    'Fig. 12: el gato',
  ])('finds words that name what a figure shows: %j', (text) => {
    expect(needsFigure(text)).toBe(true);
  });

  it.each([
    'A continuación, baje el vehículo.',
    'Presión: B de la tabla, si la carga es completa.',
    'Use una bombilla A o una B.',
    'Vea la figura 4.',
    'Selector en N, no en D.',
  ])('leaves words alone that are understood without one: %j', (text) => {
    expect(needsFigure(text)).toBe(false);
  });
});
