import type { Confidence } from '@contract';
import type { DraftAnswer, Excerpt } from '../ports';

/**
 * Likelihoods from which an answer is given, to be checked, and from which it is given without reserve. A wrong page is
 * worse than none: from this one on, each that is avoided would cost more than a right one (decision 0072).
 */
export const MIN_CERTAINTY = 0.6;
const HIGH_CERTAINTY = 0.9;
/** What cannot be all that was asked for is never told without reserve: the certainty that it has at most. */
export const MAX_PART_CONFIDENCE = 0.85;

/**
 * The same for what a language model points at, by the evidence of the excerpt on which it leans first. `npm run bench -- model`
 * on 2026-11-25: from here on 56 of 57 right, 53 of 53 where the model had no doubt; below it 25 of 26. Its sentence that stands is evidence as well.
 */
const HIGH_EVIDENCE = 0.4;

/** Whether what an answer leans on was recognised in a scan whose figures may be read wrongly: it is never told without reserve. */
export const isOfCoarseScan = (cited: readonly Excerpt[]): boolean =>
  cited.some(({ chunk }) => chunk.isCoarse);

/**
 * How far an answer can be relied on: by what the model knows of its certainty, else by its sentences where they stand or the evidence of
 * the excerpt on which the answer leans first, and the model's own doubts. `npm run bench -- manuals` prints how often each level is right.
 */
export function confidenceOf(
  cited: readonly Excerpt[],
  draft: Pick<DraftAnswer, 'isDoubtful' | 'isProven' | 'certainty'>,
): Confidence {
  if (cited.length === 0) return 'low';
  const { certainty } = draft;
  const isDoubtful = draft.isDoubtful === true || isOfCoarseScan(cited);
  if (certainty === undefined) {
    const isBorneOut = draft.isProven === true || (cited[0]?.score ?? 0) >= HIGH_EVIDENCE;
    return isBorneOut && !isDoubtful ? 'high' : 'medium';
  }
  if (certainty < MIN_CERTAINTY) return 'low';
  return certainty >= HIGH_CERTAINTY && !isDoubtful ? 'high' : 'medium';
}
