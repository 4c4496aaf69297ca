import { hashOf } from '../spanish/hash';
import { lexemeOf } from '../spanish/lexemes';
import { wordsOf } from '../spanish/words';

/** The three ways a text is indexed, in the order in which the index stores them, with their weight in a score. */
export const fieldWeights = { stem: 1, exact: 0.3, gram: 0.1 } as const;
export type Field = keyof typeof fieldWeights;
export const fields = Object.keys(fieldWeights) as Field[];

export type FieldTerms = Record<Field, number[]>;

/** Hashed terms of a text for every field, repetitions included. */
export function fieldTermsOf(text: string, lexeme = lexemeOf): FieldTerms {
  const terms: FieldTerms = { stem: [], exact: [], gram: [] };
  const { words, compounds } = wordsOf(text);
  for (const word of words) {
    const found = lexeme(word);
    if (!found) continue;
    terms.stem.push(found.stem);
    terms.exact.push(found.exact);
    for (const gram of found.grams) terms.gram.push(gram);
  }
  for (const compound of compounds) {
    terms.stem.push(hashOf(compound));
    terms.exact.push(hashOf(compound));
  }
  return terms;
}
