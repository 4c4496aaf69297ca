import { answerParts } from '../../domain/answering/answer-parts';
import { extractiveAnswer } from '../../domain/answering/extractive-answer';
import { partsOf } from '../../domain/answering/asked/parts';
import type { AnswerModel } from '../../domain/ports';
import { unlimited } from '../../domain/quotas/processor-budget';

/** Answers without a language model: quotes the sentences that answer best, or finds nothing. */
export const extractiveModel: AnswerModel = {
  async answer({ readAs, weights }, excerpts, { budget = unlimited, search } = {}) {
    const answer = (
      ...[question, found]: Parameters<Parameters<typeof answerParts>[1]['answer']>
    ) => budget.spend(() => extractiveAnswer(question, found, weights, budget));
    const parts = partsOf(readAs);
    const inParts =
      search && parts.length > 1 ? await answerParts(parts, { search, answer }) : null;
    return inParts ?? answer(readAs, excerpts);
  },
};
