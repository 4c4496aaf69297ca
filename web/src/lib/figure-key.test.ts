import { buildQuote } from '../testing/signals';
import { figureOf, needsFigure } from './figure-key';

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

describe('figureOf', () => {
  const caption = buildQuote('Puntos de apoyo del gato: A delantero, B trasero', 31);
  const find = (text: string) => figureOf(buildQuote(text, 32), [caption]);

  it('finds the figure whose caption names the same as a step', () => {
    expect(find('Coloque el gato bajo el punto de apoyo.')).toBe(caption);
  });

  it.each(['Enrosque la argolla (A).', 'Retire la tapa, figura 4.', 'A: argolla; B: tapa'])(
    'finds the one that a step points at itself: %j',
    (text) => {
      expect(find(text)).toMatchObject({ text, page: 32 });
    },
  );

  it.each(['Quite los tornillos.', 'Baje el gato.', 'Ponga punto muerto (N).'])(
    'finds none for %j',
    (text) => {
      expect(find(text)).toBeUndefined();
    },
  );
});
