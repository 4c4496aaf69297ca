import { hashOf, hashPair } from '../../domain/spanish/hash';
import { fieldTermsOf, type FieldTerms } from '../../domain/search/fields';
import { lexemeOf } from '../../domain/spanish/lexemes';
import { remembering } from '../../domain/shared/remembering';
import type { Embedder } from '../../domain/ports';

const DIMENSIONS = 768;
/** Weights of what is hashed into the vector. */
const PARTS = [
  ['stem', 1],
  ['gram', 0.4],
] as const satisfies [keyof FieldTerms, number][];

/** A manual has some 10,000 different words; finding their stems is most of the work. */
const lexeme = remembering(lexemeOf, 20_000);

const SIGN_SALT = 0x9e3779b9;

function add(vector: Float64Array, hash: number, weight: number): void {
  const dimension = hash % DIMENSIONS;
  const sign = hashPair(hash, SIGN_SALT) % 2 === 0 ? 1 : -1;
  vector[dimension] = (vector[dimension] ?? 0) + sign * weight;
}

/** Repetitions count less and less, as in any good weighing of terms. */
function addAll(vector: Float64Array, hashes: readonly number[], weight: number): void {
  const counts = new Map<number, number>();
  for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  counts.forEach((count, hash) => add(vector, hash, weight * (1 + Math.log(count))));
}

function lengthOf(vector: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < vector.length; index += 1) {
    const value = vector[index] ?? 0;
    sum += value * value;
  }
  return Math.sqrt(sum);
}

function embedText(text: string): number[] {
  const terms = fieldTermsOf(text, lexeme);
  const vector = new Float64Array(DIMENSIONS);
  for (const [part, weight] of PARTS) addAll(vector, terms[part], weight);
  // A text without words, or one whose parts cancel out, must still have a direction.
  if (lengthOf(vector) < Number.EPSILON) add(vector, hashOf(text), 1);
  const length = lengthOf(vector);
  const direction = new Array<number>(DIMENSIONS).fill(0);
  for (let index = 0; index < DIMENSIONS; index += 1) {
    direction[index] = (vector[index] ?? 0) / length;
  }
  return direction;
}

/**
 * Needs no network and knows no meaning: words and pieces of words hashed into a vector. It never improved a ranking
 * (decision 0011), so it may nominate candidates but hardly rank them.
 */
export const hashEmbedder: Embedder = {
  model: 'local-hash-768-v3',
  dimensions: DIMENSIONS,
  embed: (texts) => Promise.resolve(texts.map(embedText)),
};
