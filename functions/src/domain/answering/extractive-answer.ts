import type { DraftAnswer, Excerpt } from '../ports';
import type { ProcessorBudget } from '../quotas/processor-budget';
import type { ReadQuestion } from './asked/read-question';
import { MIN_CERTAINTY } from './confidence';
import { begin, run, STAGES, type State } from './pipeline';

type Options = {
  /** Ids of rules that are switched off, and what hears each stage: for benchmarks. */
  without?: ReadonlySet<string>;
  trace?: (stage: string, state: State) => void;
};

/**
 * An answer made of the manual's own words: whole sentences, lists and rows that answer best. It never writes a
 * sentence of its own, so nothing that a manual or a question says can make it assert anything. Where none is certain
 * enough, the excerpts of those that come nearest, the best first.
 */
export function extractiveAnswer(
  question: ReadQuestion,
  excerpts: readonly Excerpt[],
  budget?: ProcessorBudget,
  { without, trace }: Options = {},
): DraftAnswer {
  const asked = begin(question, { excerpts, budget }, { without });
  const { draft, ranking } = run(asked, STAGES, trace);
  if (draft && draft.certainty >= MIN_CERTAINTY) return draft;
  return {
    found: false,
    statements: [],
    nearest: [...new Set(ranking.map(({ excerpt }) => excerpt))],
  };
}
