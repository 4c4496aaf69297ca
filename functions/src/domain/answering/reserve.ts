import { stepNumber } from '../text/steps';
import { readsEnglish } from './asked/language';
import type { Given, MeasuredWords } from './features/features';
import type { Chosen } from './select';

/** Steps that do not begin with the first, or of which some are missing: what is missing may be the one that matters. */
function hasGaps({ quotable, quotation }: Chosen): boolean {
  if (quotable.kind !== 'list' || quotable.isOrdered !== true) return false;
  const steps = quotation.text.split('\n').flatMap((line) => stepNumber(line.trim()) ?? []);
  return steps.some((step, at) => step !== 1 && step !== (steps[at - 1] ?? 0) + 1);
}

/** A row of an English table that holds one word of a Spanish question which names several things. */
function isMatchedByOneWord(
  { quotable, wholeMatched, excerpt }: Chosen,
  words: MeasuredWords,
  excerpts: Given['excerpts'],
): boolean {
  const things = words.filter(({ isThing, weight }) => isThing && weight > 0).length;
  const content = excerpts[excerpt]?.chunk.content ?? '';
  return quotable.kind === 'row' && things > 1 && wholeMatched.size < 2 && readsEnglish(content);
}

/**
 * Whether something about the best one keeps it from being told without reserve, however likely it is: it cannot be all that was
 * asked for, another place says another figure, nothing names the columns of its figures, steps may be missing, or it is in
 * English and holds one word of the question.
 */
export const needsReserve = (
  best: Chosen,
  words: MeasuredWords,
  excerpts: Given['excerpts'],
): boolean =>
  best.isPartial ||
  best.isContradicted === true ||
  best.quotable.isUnnamed === true ||
  hasGaps(best) ||
  isMatchedByOneWord(best, words, excerpts);
