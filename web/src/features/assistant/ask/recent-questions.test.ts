import { buildSearch } from '../../../testing/builders';
import { questionKinds } from '../answer/question-kinds';
import { recentQuestions } from './recent-questions';

const searches = (...queries: string[]) => queries.map((query, id) => buildSearch({ id, query }));

describe('recent questions', () => {
  it('are the last three, each once', () => {
    const recent = recentQuestions(searches('a', 'b', 'a', 'c', 'd'), []);
    expect(recent.map(({ query }) => query)).toEqual(['a', 'b', 'c']);
  });

  it('leave out what is suggested anyway', () => {
    const recent = recentQuestions(searches('a', 'b'), [{ query: 'a', place: 'p. 7' }]);
    expect(recent.map(({ query }) => query)).toEqual(['b']);
  });

  it('are shown and asked as they were understood', () => {
    const followUp = buildSearch({ query: '¿y cuánto?', understoodAs: '¿Cuánto aceite lleva?' });
    expect(recentQuestions([followUp], [])).toEqual([{ query: '¿Cuánto aceite lleva?' }]);
  });
});

describe('kinds of a question', () => {
  it('are named in the words of the specification', () => {
    const all = {
      isSpecification: true,
      isMaintenance: true,
      isTroubleshooting: true,
      isModelSpecific: true,
    };
    expect(questionKinds(all)).toEqual([
      'Especificación',
      'Mantenimiento',
      'Solución de problemas',
      'Específico del modelo',
    ]);
    expect(questionKinds({ ...all, isSpecification: false, isModelSpecific: false })).toEqual([
      'Mantenimiento',
      'Solución de problemas',
    ]);
  });
});
