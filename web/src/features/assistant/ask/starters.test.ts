import { buildManual } from '../../../testing/builders';
import { startersOf } from './starters';
import { suggestedQuestions } from './suggested-questions';

const OF_ANY = { id: 1, engine: null };
const starter = (query: string, pageReference = 'p. 7') => ({ query, pageReference });
const manual = (queries: readonly string[], parts = {}) =>
  buildManual({ starters: queries.map((query) => starter(query)), ...parts });
const queriesOf = (...manuals: Parameters<typeof startersOf>[0]) =>
  startersOf(manuals, OF_ANY).map(({ query }) => query);

const ALL = [
  '¿Qué AdBlue lleva?',
  '¿Qué aceite le echo al motor?',
  '¿Qué bujías lleva?',
  '¿Cuánto tarda en cargarse la batería?',
  '¿Y el gato?',
];

describe('startersOf', () => {
  it('tells where the manual of the vehicle answers', () => {
    expect(startersOf([manual(['¿Aceite?'])], OF_ANY)).toEqual([
      { query: '¿Aceite?', place: 'p. 7' },
    ]);
  });

  it('gives each question of several manuals once, at most four', () => {
    const [first, second] = [manual(['A', 'B', 'C']), manual(['B', 'D', 'E'], { id: 2 })];
    expect(queriesOf(first, second)).toEqual(['A', 'B', 'C', 'D']);
  });

  it.each([
    ['another vehicle', { vehicleId: 2 }],
    ['a manual that cannot be asked', { isAskable: false }],
  ])('gives none of %s', (_, parts) => {
    expect(queriesOf(manual(['A'], parts))).toEqual(suggestedQuestions);
  });

  it('gives the fixed ones, without a page, until a manual has some', () => {
    expect(startersOf([], OF_ANY)).toEqual(suggestedQuestions.map((query) => ({ query })));
  });

  it.each([
    ['1.5 diésel', ['¿Qué AdBlue lleva?', '¿Qué aceite le echo al motor?', '¿Y el gato?']],
    ['1.6 gasolina', ['¿Qué aceite le echo al motor?', '¿Qué bujías lleva?', '¿Y el gato?']],
    ['Eléctrico 64 kWh', ['¿Cuánto tarda en cargarse la batería?', '¿Y el gato?']],
    ['2.0 BlueHDi', ['¿Qué AdBlue lleva?', '¿Qué aceite le echo al motor?', '¿Y el gato?']],
    ['1.6 HEV', ['¿Qué aceite le echo al motor?', '¿Qué bujías lleva?', '¿Y el gato?']],
    ['1.6 Plug-in', ALL.slice(1)],
    ['Automático', ALL],
  ])('gives only those that the engine can be asked: %s', (engine, expected) => {
    const given = startersOf([manual(ALL.slice(0, 3)), manual(ALL.slice(3), { id: 2 })], {
      id: 1,
      engine,
    });
    expect(given.map(({ query }) => query)).toEqual(expected.slice(0, 4));
  });

  it('gives none of the fixed ones that the engine cannot be asked', () => {
    const given = startersOf([], { id: 1, engine: 'Eléctrico' });
    expect(given.map(({ query }) => query)).not.toContain('¿Qué aceite lleva el motor y cuánto?');
  });
});
