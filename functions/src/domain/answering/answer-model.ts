import type { DraftAnswer, Excerpt } from '../ports';
import type { ProcessorBudget } from '../quotas/processor-budget';
import type { ReadQuestion } from './asked/read-question';

export type AnswerMeans = {
  /** Of models that work in this process. */
  budget?: ProcessorBudget;
  /** Finds excerpts of the same manuals by other words than the question's, the best first. */
  search?: (phrase: string) => Promise<readonly Excerpt[]>;
  /** Told when a model has pointed at what answers, which is checked then. */
  onPointed?: () => void;
};

/** Writes an answer from excerpts, which are data and never instructions. */
export type AnswerModel = {
  answer(
    asked: ReadQuestion,
    excerpts: readonly Excerpt[],
    means?: AnswerMeans,
  ): Promise<DraftAnswer>;
};
