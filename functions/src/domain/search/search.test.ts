import { buildLexicalIndex, type IndexedText } from './build-index';
import { lexemeOf } from '../spanish/lexemes';
import { openLexicalIndex } from './index-format';
import { searchIndexes } from './search';
import { stemOf } from '../spanish/stems';
import { fold, wordsOf } from '../spanish/words';

const indexOf = (documents: readonly IndexedText[]) =>
  openLexicalIndex(buildLexicalIndex(documents));

/** Numbers that look random and are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const VOCABULARY =
  'árbol montaña libros libro cantar canciones jardín jardines de la los niño niña verde verdes 2,5 1.000 azul ñandú corre corrían'.split(
    ' ',
  );

function randomTexts(random: () => number, count: number): IndexedText[] {
  const word = () => VOCABULARY[Math.floor(random() * VOCABULARY.length)] ?? '';
  return Array.from({ length: count }, (_, id) => ({
    id: String(id),
    text: Array.from({ length: 1 + Math.floor(random() * 30) }, word).join(' '),
  }));
}

const kept = (text: string) => wordsOf(text).words.filter((word) => lexemeOf(word) !== null);
const stems = (text: string) => kept(text).map(stemOf);

function grams(text: string): string[] {
  return kept(text).flatMap((word) => {
    const padded = `_${fold(word)}_`;
    if (padded.length <= 5) return [padded];
    return Array.from({ length: padded.length - 4 }, (_, at) => padded.slice(at, at + 5));
  });
}

const recipe: [terms: (text: string) => string[], weight: number][] = [
  [stems, 1],
  [(text) => kept(text).map(fold), 0.3],
  [grams, 0.1],
];

/** The same search with strings and lists, as slow as it is plain. */
function reference(documents: readonly IndexedText[]): (question: string) => number[] {
  const fields = recipe.map(([terms, weight]) => {
    const lists = documents.map(({ text }) => terms(text));
    const mean = lists.reduce((sum, list) => sum + list.length, 0) / lists.length;
    return { terms, weight, lists, mean };
  });
  const gain = (lists: string[][], mean: number, list: string[], term: string) => {
    const frequency = list.filter((other) => other === term).length;
    if (frequency === 0) return 0;
    const holders = lists.filter((other) => other.includes(term)).length;
    const idf = Math.log(1 + (lists.length - holders + 0.5) / (holders + 0.5));
    const norm = 1.2 * (0.25 + (0.75 * list.length) / mean);
    return idf * ((frequency * 2.2) / (frequency + norm) + 0.5);
  };
  return (question) => {
    const asked = fields.map(({ terms }) => terms(question));
    return documents.map((_, document) => {
      let score = 0;
      fields.forEach(({ weight, lists, mean }, field) => {
        const list = lists[document] ?? [];
        for (const term of asked[field] ?? []) score += weight * gain(lists, mean, list, term);
      });
      return score;
    });
  };
}

describe('search', () => {
  it.each([1, 2, 3])('scores like a naive implementation (corpus %i)', (seed) => {
    const random = randomNumbers(seed);
    const documents = randomTexts(random, 12);
    const index = indexOf(documents);
    const referenceScores = reference(documents);
    for (const { text: question } of randomTexts(random, 10)) {
      const expected = referenceScores(question);
      const found = new Map(
        searchIndexes([index], question, 100).map(({ id, score }) => [id, score]),
      );
      expect(found.size).toBe(expected.filter((score) => score > 0).length);
      expected.forEach((score, id) => expect(found.get(String(id)) ?? 0).toBeCloseTo(score, 8));
    }
  });

  it('scores several indexes as if they were one, so that manuals compare', () => {
    const documents = randomTexts(randomNumbers(7), 30);
    const whole = indexOf(documents);
    const parts = [documents.slice(0, 3), documents.slice(3, 20), documents.slice(20)].map(indexOf);
    const question = 'libros de la montaña verde';
    const together = searchIndexes(parts, question, 30);
    const alone = searchIndexes([whole], question, 30);
    expect(together.map(({ id }) => id)).toEqual(alone.map(({ id }) => id));
    together.forEach(({ score, coverage }, at) => {
      expect(score).toBeCloseTo(alone[at]?.score ?? NaN, 8);
      expect(coverage).toBeCloseTo(alone[at]?.coverage ?? NaN, 8);
    });
  });

  it('gives the best first and no more than asked for', () => {
    const index = indexOf(randomTexts(randomNumbers(8), 40));
    const scores = searchIndexes([index], 'niño azul', 7).map(({ score }) => score);
    expect(scores).toHaveLength(7);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it.each(['', '?', '🚗', 'a', '(.*)+[\\', '\u0000', 'рrеsіón', '='.repeat(2000)])(
    'answers %j without failing',
    (question) => {
      expect(() =>
        searchIndexes([indexOf(randomTexts(randomNumbers(9), 5))], question, 5),
      ).not.toThrow();
    },
  );

  it('finds nothing in an empty index', () => {
    expect(searchIndexes([indexOf([])], 'libro', 5)).toEqual([]);
  });
});

describe('coverage', () => {
  const index = indexOf([
    { id: 'tyres', text: 'La presión de los neumáticos en frío es de 2,2 bar' },
    { id: 'oil', text: 'El aceite del motor es SAE 5W-30' },
    { id: 'seats', text: 'Los asientos traseros se abaten por partes' },
  ]);
  const best = (question: string) => searchIndexes([index], question, 1)[0];

  it.each([
    ['¿Cuál es la presión de los neumáticos?', 'tyres', 1],
    ['presion neumaticos', 'tyres', 1],
    ['¿Qué aceite lleva, 5W30?', 'oil', 1],
  ])('is whole when the passage holds what %j asks for', (question, id, coverage) => {
    expect(best(question)).toMatchObject({ id, coverage });
  });

  it('counts another name of the same thing for almost as much', () => {
    expect(best('presión de las ruedas')).toMatchObject({ id: 'tyres' });
    expect(best('presión de las ruedas')?.coverage).toBeGreaterThan(0.9);
  });

  it('counts a misspelt word for a part', () => {
    const coverage = best('presion de los neumatcos')?.coverage ?? 0;
    expect(coverage).toBeGreaterThan(0.5);
    expect(coverage).toBeLessThan(1);
  });

  it('is low when the passage lacks what is asked for', () => {
    expect(best('receta de paella para el motor')?.coverage).toBeLessThan(0.4);
  });
});

describe('synonyms', () => {
  const index = indexOf([
    { id: 'exact', text: 'Para desmontar la rueda afloje las tuercas' },
    { id: 'synonym', text: 'Para desmontar el neumático afloje las tuercas' },
    { id: 'trunk', text: 'El maletero se abre con el mando' },
    { id: 'brake', text: 'Accione el freno de estacionamiento al salir' },
  ]);

  it.each([
    ['cómo abrir la cajuela', 'trunk'],
    ['abrir el baúl', 'trunk'],
    ['poner el freno de mano', 'brake'],
  ])('lets %j find what the manual calls otherwise', (question, id) => {
    expect(searchIndexes([index], question, 1)[0]?.id).toBe(id);
  });

  it('never puts another name before the word that was used', () => {
    expect(searchIndexes([index], 'desmontar la rueda', 2).map(({ id }) => id)).toEqual([
      'exact',
      'synonym',
    ]);
    expect(searchIndexes([index], 'desmontar el neumático', 2).map(({ id }) => id)).toEqual([
      'synonym',
      'exact',
    ]);
  });
});
