import type { Excerpt } from '../ports';
import type { ProcessorBudget } from '../quotas/processor-budget';
import { withItsVersion } from './bound-sentences';
import { besideIn } from './quote/beside';
import { quotablesOf } from './quotables/quotables';
import type { Candidate } from './quotables/quotable';

/** A word, or a code that holds letters. */
const SAYS_SOMETHING = /\p{L}/u;

/** All that these excerpts let be quoted. */
export const quotablesIn = (excerpts: readonly Excerpt[], budget?: ProcessorBudget): Candidate[] =>
  excerpts.flatMap(({ chunk }, excerpt) => {
    budget?.check();
    const quotables = quotablesOf(chunk, excerpts[besideIn(excerpts, chunk, 1)]?.chunk);
    return withItsVersion(quotables, chunk.content).map((quotable) => ({ quotable, excerpt }));
  });

/** The same once each: neighbouring passages overlap by a sentence, and the number of a chapter says nothing. */
export function candidatesOf(excerpts: readonly Excerpt[], budget?: ProcessorBudget): Candidate[] {
  const known = new Set<string>();
  return quotablesIn(excerpts, budget).filter(({ quotable: { text } }) => {
    if (known.has(text) || !SAYS_SOMETHING.test(text)) return false;
    known.add(text);
    return true;
  });
}
