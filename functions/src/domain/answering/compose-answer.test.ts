import { anExcerpt, placeOf } from '../../testing/excerpts';
import { abstain, composeAnswer, NEAREST, NOT_FOUND } from './compose-answer';
import { MIN_CERTAINTY } from './confidence';
import { aQuestion } from '../../testing/questions';

const excerpts = [
  anExcerpt({ content: 'La rueda lleva 2,2 bar. Véase [3].\n\nEn frío.' }),
  anExcerpt({ position: 4, content: 'El tapón se aprieta a 35 Nm.' }),
];
const tap = { text: 'Se aprieta a 35 Nm.', citations: [placeOf('a 35 Nm', excerpts, 1)] };
const wheel = { text: 'Lleva 2,2 bar.', citations: [placeOf('lleva 2,2 bar', excerpts)] };
const compose = (statements: (typeof tap)[], question = '¿par?', given = excerpts) =>
  composeAnswer(aQuestion(question), { found: true, statements }, given);

describe('composeAnswer', () => {
  it('numbers sources in the order in which the answer relies on them', () => {
    const answer = compose([tap, wheel, tap]);
    expect(answer?.response).toBe(
      'Se aprieta a 35 Nm. [1]\n\nLleva 2,2 bar. [2]\n\nSe aprieta a 35 Nm. [1]',
    );
    expect(answer?.sourceDocuments.map(({ metadata }) => metadata.pageReference)).toEqual([
      'p. 5',
      'p. 1',
    ]);
  });

  it('gives the excerpt to the letter', () => {
    expect(compose([wheel])?.sourceDocuments[0]?.metadata.content).toBe(excerpts[0]?.chunk.content);
  });

  it('lets no words of a manual pass for a citation or end a paragraph', () => {
    const text = 'Lleva 2,2 bar [2].\n\nEn frío.';
    expect(compose([{ ...wheel, text }])).toBeNull();
    const cited = [anExcerpt({ content: 'Lleva 2,2 bar [2].\n\nEn frío.' })];
    const answer = compose([{ text, citations: [placeOf(text, cited)] }], '¿par?', cited);
    expect(answer?.response).toBe('Lleva 2,2 bar (2).\nEn frío. [1]');
  });

  it('is nothing when no statement stands', () => {
    expect(compose([{ ...tap, text: 'Se aprieta a 99 Nm.' }])).toBeNull();
    expect(compose([])).toBeNull();
  });

  it('says that it is not found, and what is near, when the draft found nothing', () => {
    const draft = { found: false, statements: [tap] };
    expect(composeAnswer(aQuestion('¿par?'), draft, excerpts)).toEqual(abstain(excerpts));
  });

  const lost = { text: 'Con 2 llaves.', citations: [placeOf('se aprieta', excerpts, 1)] };

  it('says that something was left out, and is medium at most, when a statement falls', () => {
    const answer = compose([tap, lost]);
    expect(answer?.response).toBe(
      'Se aprieta a 35 Nm. [1]\n\nSe ha dejado fuera lo que no se ha podido comprobar en tus manuales: léelo entero en p. 5.',
    );
    expect(answer).toMatchObject({ confidence: 'medium' });
  });

  it.each([
    ['the question', '¿Cómo purgo los frenos?', lost, false],
    ['a statement that fell', '¿par?', { ...lost, text: 'Con 2 usos del gato.' }, false],
    ['the model alone', '¿par?', lost, true],
  ])('is nothing when a statement falls and %s is about safety', (_, question, fallen, flag) => {
    const draft = { found: true, statements: [tap, fallen], isSafetyCritical: flag };
    expect(composeAnswer(aQuestion(question), draft, excerpts)).toBeNull();
    expect(
      composeAnswer(aQuestion(question), { ...draft, statements: [tap] }, excerpts),
    ).not.toBeNull();
  });

  it('adds an advice that cites nothing where a mistake hurts people', () => {
    const last = compose([tap], '¿Cómo purgo los frenos?')?.response.split('\n\n').at(-1);
    expect(last).toMatch(/^Consejo de Guantera: .* taller\.$/);
  });

  it('is not found where it is only a possible one', () => {
    const possible = { found: true, statements: [tap], certainty: MIN_CERTAINTY - 0.01 };
    expect(composeAnswer(aQuestion('¿par?'), possible, excerpts)).toEqual(abstain(excerpts));
    const likely = { ...possible, certainty: MIN_CERTAINTY };
    expect(composeAnswer(aQuestion('¿par?'), likely, excerpts)).toMatchObject({
      confidence: 'medium',
    });
  });

  it('asks to check the page when the evidence is weak and the model proved nothing', () => {
    const weak = [anExcerpt({ content: 'El tapón se aprieta a 35 Nm.' }, 0.25)];
    const statement = { ...tap, citations: [placeOf('a 35 Nm', weak)] };
    const answer = compose([statement], '¿par?', weak);
    expect(answer).toMatchObject({ confidence: 'medium' });
    expect(answer?.response).toMatch(/compruébalo en p\. 1\.$/);
    const proven = { found: true, statements: [statement], isProven: true };
    expect(composeAnswer(aQuestion('¿par?'), proven, weak)).toMatchObject({ confidence: 'high' });
    const doubted = { ...proven, isDoubtful: true };
    expect(composeAnswer(aQuestion('¿par?'), doubted, weak)).toMatchObject({
      confidence: 'medium',
    });
  });
});

describe('the confidence of an answer', () => {
  it.each([
    [{ isDoubtful: false }, 'high'],
    [{ isDoubtful: true }, 'medium'],
    [{ certainty: 0.95 }, 'high'],
    [{ certainty: 0.95, isDoubtful: true }, 'medium'],
    [{ certainty: 0.7 }, 'medium'],
  ])('is, when the model tells %j, %s', (told, confidence) => {
    const draft = { found: true, statements: [tap], ...told };
    expect(composeAnswer(aQuestion('¿par?'), draft, excerpts)).toMatchObject({ confidence });
  });
});

describe('an answer out of a coarse scan', () => {
  const coarse = excerpts.map((one) => ({
    ...one,
    chunk: { ...one.chunk, isCoarse: true as const },
  }));

  it.each([{}, { certainty: 0.99 }])('is never told without reserve, and says why: %j', (sure) => {
    const answer = composeAnswer(
      aQuestion('¿par?'),
      { found: true, statements: [tap], ...sure },
      coarse,
    );
    expect(answer?.confidence).toBe('medium');
    expect(answer?.response).toContain('poca resolución: comprueba las cifras en p. 5');
  });

  it('is any that leans on one with something else', () => {
    const [first] = excerpts;
    const [, second] = coarse;
    const mixed = first && second ? [first, second] : [];
    const draft = { found: true, statements: [wheel, tap], certainty: 0.99 };
    expect(composeAnswer(aQuestion('¿par?'), draft, mixed)?.confidence).toBe('medium');
    expect(composeAnswer(aQuestion('¿par?'), draft, excerpts)?.confidence).toBe('high');
  });
});

describe('abstain', () => {
  it('cites nothing and offers the nearest places', () => {
    const answer = abstain(excerpts);
    expect(answer).toMatchObject({ confidence: 'low', sourceDocuments: [], response: NEAREST });
    expect(answer.suggestions).toHaveLength(2);
  });

  it('says that nothing is found where nothing is near', () => {
    expect(abstain()).toMatchObject({ response: NOT_FOUND, sourceDocuments: [], suggestions: [] });
  });
});
