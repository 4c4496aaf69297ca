import { questionsIn, questionsOfSets } from './counted-questions';

const SET =
  '[{"question": "¿Cada cuánto se gira la \\"llave\\"?", "pages": [1]}, {"question": "la llave"}]';

describe('the check of counted questions', () => {
  it('reads the questions of a set that have four words or more', () => {
    expect(questionsIn(SET)).toEqual(['cada cuánto se gira la llave']);
  });

  it.each([
    ["ask('¿cada cuánto se gira la llave?');", 1],
    ['const a = <b title="Cada cuánto se gira la llave" />;', 1],
    ['// ¿Cada cuánto se gira la llave?', 0],
    ["ask('¿Cada cuánto se gira la llave de paso?');", 0],
  ])('finds in %s %i of them', (source, count) => {
    expect(questionsOfSets(source, new Set(questionsIn(SET)))).toHaveLength(count);
  });
});
