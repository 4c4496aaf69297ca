import { buildLexicalIndex } from './build-index';
import { coverageMeter } from './coverage-meter';
import { openLexicalIndex } from './index-format';
import { wordWeights } from './search';

const index = (...texts: string[]) =>
  openLexicalIndex(buildLexicalIndex(texts.map((text, at) => ({ id: String(at), text }))));

/** A manual of engines, in which many passages hold the common half of a name, and one the rare half. */
const manual = index(
  ...Array.from({ length: 9 }, (_, at) => `El motor ${at} se para.`),
  'La cabeza del motor se revisa.',
);
const measureFor = (question: string) =>
  coverageMeter(question, wordWeights([manual], question)).measure;

describe('half of another name', () => {
  it('stands for it when it is the rare half', () => {
    expect(measureFor('la culata')('la cabeza').matched.size).toBe(1);
  });

  it('does not when it is what everything is called', () => {
    expect(measureFor('la culata')('Tapón del motor: 35 N·m')).toEqual({
      share: 0,
      matched: new Set(),
    });
  });
});

it('the meter of coverage counts what several words only hint at as far as what one does', () => {
  const { share, matched } = measureFor('mando sin pila')('apertura de emergencia');
  expect(share).toBeCloseTo(0.7);
  expect(matched.size).toBe(2);
});

it('the meter of coverage takes no word that only ends like one of the lexicon for it', () => {
  const measure = measureFor('la luz de la guantera');
  expect(measure('luz delantera').matched.size).toBe(measure('luz').matched.size);
  expect(measureFor('la gantera')('la guantera').matched.size).toBe(1);
  expect(measureFor('recargar la batería')('cargar la batería').matched.size).toBe(2);
});

it('the meter of coverage weighs the words of a short document like those of a part of a longer one', () => {
  const sheet = index('Aceite: 4 l.', 'Aceite caliente.', 'Agua.', 'Luces.');
  const long = index(
    'Aceite: 4 l.',
    'Aceite caliente.',
    ...Array.from({ length: 48 }, () => 'Luces.'),
  );
  const weightIn = (manual: typeof sheet) =>
    coverageMeter('aceite', wordWeights([manual], 'aceite')).words[0]?.weight;
  expect(weightIn(sheet)).toBe(weightIn(long));
});
