import { buildManual } from '../../../testing/builders';
import { startersOf } from './starters';
import { suggestedQuestions } from './suggested-questions';

const starter = (query: string, pageReference = 'p. 7') => ({ query, pageReference });
const manual = (queries: readonly string[], parts = {}) =>
  buildManual({ starters: queries.map((query) => starter(query)), ...parts });
const queriesOf = (...manuals: Parameters<typeof startersOf>[0]) =>
  startersOf(manuals, 1).map(({ query }) => query);

describe('startersOf', () => {
  it('tells where the manual of the vehicle answers', () => {
    expect(startersOf([manual(['¿Aceite?'])], 1)).toEqual([{ query: '¿Aceite?', place: 'p. 7' }]);
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
    expect(startersOf([], 1)).toEqual(suggestedQuestions.map((query) => ({ query })));
  });
});
