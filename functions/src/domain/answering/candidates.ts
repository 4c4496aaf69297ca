import type { Excerpt } from '../ports';
import type { ProcessorBudget } from '../processor-budget';
import { besideIn } from './quoting/beside';
import { statementsOf } from './statements/statements';
import type { Statement } from './statements/statement';

/** Something that could be quoted, and the position of its excerpt. */
export type Candidate = { statement: Statement; excerpt: number };

/** A word, or a code that holds letters. */
const SAYS_SOMETHING = /\p{L}/u;

export function candidatesOf(excerpts: readonly Excerpt[], budget?: ProcessorBudget): Candidate[] {
  const known = new Set<string>();
  return excerpts.flatMap(({ chunk }, excerpt) => {
    budget?.check();
    const statements = statementsOf(chunk, excerpts[besideIn(excerpts, chunk, 1)]?.chunk);
    return statements.flatMap((statement) => {
      // Neighbouring passages overlap by a sentence; the number of a chapter says nothing.
      if (known.has(statement.text) || !SAYS_SOMETHING.test(statement.text)) return [];
      known.add(statement.text);
      return [{ statement, excerpt }];
    });
  });
}
