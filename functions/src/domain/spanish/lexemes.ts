import { remembering } from '../shared/remembering';
import { hashOf } from './hash';
import { stemOf } from './stems';
import { stopwords } from './stopwords';
import { fold } from './words';

/** What finding needs to know of a word; the numbers are hashes. */
export type Lexeme = { folded: string; exact: number; stem: number; grams: number[] };

const GRAM_LENGTH = 5;

function gramsOf(folded: string): number[] {
  const padded = `_${folded}_`;
  if (padded.length <= GRAM_LENGTH) return [hashOf(padded)];
  const count = padded.length - GRAM_LENGTH + 1;
  return Array.from({ length: count }, (_, start) => hashOf(padded, start, start + GRAM_LENGTH));
}

/** Null for stopwords. */
export function lexemeOf(word: string): Lexeme | null {
  const folded = fold(word);
  if (stopwords.has(folded)) return null;
  const stem = hashOf(stemOf(word));
  return { folded, exact: hashOf(folded), stem, grams: gramsOf(folded) };
}

/** Kept between questions: stemming is what takes the time. About 6 MB at most. */
const REMEMBERED_WORDS = 20_000;
export const rememberedLexeme = remembering(lexemeOf, REMEMBERED_WORDS);
