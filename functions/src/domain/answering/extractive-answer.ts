import type { WordWeights } from '../search/coverage';
import type { DraftAnswer, Excerpt } from '../ports';
import type { ProcessorBudget } from '../processor-budget';
import { LEAST_CERTAINTY } from './confidence';
import { begin, run, STAGES, type State } from './pipeline';

type Options = {
  /** Ids of rules that are switched off, and what hears each stage: for benchmarks. */
  without?: ReadonlySet<string>;
  trace?: (stage: string, state: State) => void;
};

/** The best that can be quoted, however little certain it is; null where nothing can. */
export const bestQuotation = (
  question: string,
  excerpts: readonly Excerpt[],
  weights: WordWeights,
  budget?: ProcessorBudget,
  { without, trace }: Options = {},
): State['draft'] =>
  run(begin({ question, excerpts, weights, budget }, { without }), STAGES, trace).draft;

/**
 * An answer made of the manual's own words: whole sentences, lists and rows that answer best. It never writes a
 * sentence of its own, so nothing that a manual or a question says can make it assert anything.
 */
export function extractiveAnswer(...asked: Parameters<typeof bestQuotation>): DraftAnswer {
  const quotation = bestQuotation(...asked);
  if (!quotation || quotation.certainty < LEAST_CERTAINTY) return { found: false, statements: [] };
  return quotation;
}
