import { hashOf, hashPair } from '../spanish/hash';
import { lexemeOf } from '../spanish/lexemes';
import { wordsOf } from '../spanish/words';

/** The four ways a text is indexed, in the order in which the index stores them, with their weight in a score. */
export const fieldWeights = { stem: 1, exact: 0.3, bigram: 0.2, gram: 0.1 } as const;
export type Field = keyof typeof fieldWeights;
export const fields = Object.keys(fieldWeights) as Field[];

export type FieldTerms = Record<Field, number[]>;

/** Hashed terms of a text for every field, repetitions included. Bigrams reach over stopwords: "presión de los neumáticos". */
export function fieldTermsOf(text: string, lexeme = lexemeOf): FieldTerms {
  const terms: FieldTerms = { stem: [], exact: [], bigram: [], gram: [] };
  const { words, compounds } = wordsOf(text);
  let previous: number | null = null;
  for (const word of words) {
    const found = lexeme(word);
    if (!found) continue;
    terms.stem.push(found.stem);
    terms.exact.push(found.exact);
    if (previous !== null) terms.bigram.push(hashPair(previous, found.stem));
    for (const gram of found.grams) terms.gram.push(gram);
    previous = found.stem;
  }
  for (const compound of compounds) {
    terms.stem.push(hashOf(compound));
    terms.exact.push(hashOf(compound));
  }
  return terms;
}
