import { claimOf, has, type Bearing, type Claim } from './claim';
import { figuresIn, marksIn, wordsIn, type Token } from './claim-tokens';

/** What shares fewer of a sentence's words than this, and not all of its figures, is not what the sentence was made of. */
const MIN_SHARED_WORDS = 0.4;

const valuesIn = (tokens: readonly Token[]): string[] =>
  figuresIn(tokens).map(({ value }) => value);

/** Figures, and names that hold one: "85", "H7". */
const codesIn = (tokens: readonly Token[]): string[] => [
  ...valuesIn(tokens),
  ...wordsIn(tokens).flatMap(({ word: { folded } }) => (/\d/.test(folded) ? [folded] : [])),
];

const hasForeignFigure = ({ headline, units, names, above, beside, question }: Claim): boolean => {
  const known = new Set([units, names, above, beside, question].flatMap(valuesIn));
  return valuesIn(headline).some((value) => !known.has(value));
};

/** A row in English has no word of its translation, but its figures. */
const isOfOtherWords = ({ headline, units, names, isTranslation }: Claim): boolean => {
  const words = wordsIn(headline);
  const codes = codesIn(headline);
  const known = new Set(codesIn([...units, ...names]));
  if (isTranslation || words.length === 0) return false;
  if (codes.some((code) => known.has(code))) return false;
  const shared = words.filter(({ word }) => has(units, word)).length;
  return shared < words.length * MIN_SHARED_WORDS;
};

/** What only allows is told as forbidden, or the other way round; one "no" among several sentences decides nothing. */
const isTurnedRound = ({ headline, units, beside, above, usedSentences }: Claim): boolean => {
  const isNegated = marksIn(headline).has('not');
  if (isNegated) return ![units, beside, above].some((tokens) => marksIn(tokens).has('not'));
  const sentences = [...new Set(usedSentences.map(({ sentence }) => sentence))];
  const isForbidden = (number: number): boolean =>
    marksIn(usedSentences.filter(({ sentence }) => sentence === number)).has('not');
  return sentences.length > 0 && sentences.every(isForbidden);
};

/**
 * Whether a sentence of a model's own speaks of something else than the units that it points at: a number that slipped to the
 * neighbouring row. Lenient where `headlineStands` is strict: what is only said in other words is no contradiction.
 * `npm run bench -- model`: 92 of 101 slips of one number are noticed, and no true one of 76 raises an alarm.
 */
export function contradicts(headline: string, bearing: Bearing): boolean {
  if (headline.trim() === '') return false;
  const claim = claimOf(headline, bearing);
  return [hasForeignFigure, isOfOtherWords, isTurnedRound].some((differs) => differs(claim));
}
