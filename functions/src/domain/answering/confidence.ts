import type { Confidence } from '@contract';
import type { DraftAnswer, Excerpt } from '../ports';

/**
 * Likelihoods from which an answer is given, to be checked, and from which it is given without reserve. A wrong page is
 * worse than none: from this one on, each that is avoided would cost more than a right one (decisions 0027 and 0045).
 */
export const LEAST_CERTAINTY = 0.6;
const HIGH_CERTAINTY = 0.9;
/** What cannot be all that was asked for is never told without reserve: the certainty that it has at most. */
export const MOST_OF_A_PART = 0.85;

/** Evidence from which the answer of a model that cannot tell its certainty is mostly right. */
const HIGH_EVIDENCE = 0.4;

/**
 * How far an answer can be relied on: by what the model knows of its certainty, else by the evidence of the excerpt on
 * which the answer leans first and the model's own doubts. `npm run bench:manuals` prints how often each level is right.
 */
export function confidenceOf(
  cited: readonly Excerpt[],
  { isDoubtful = false, certainty }: Pick<DraftAnswer, 'isDoubtful' | 'certainty'>,
): Confidence {
  if (cited.length === 0) return 'low';
  if (certainty === undefined) {
    return (cited[0]?.score ?? 0) >= HIGH_EVIDENCE && !isDoubtful ? 'high' : 'medium';
  }
  if (certainty < LEAST_CERTAINTY) return 'low';
  return certainty >= HIGH_CERTAINTY && !isDoubtful ? 'high' : 'medium';
}
