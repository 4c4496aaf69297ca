import type { AnswerModel } from '../../domain/answering/answer-model';
import { answerParts } from '../../domain/answering/answer-parts';
import { partsOf } from '../../domain/answering/asked/parts';
import { readQuestion } from '../../domain/answering/asked/read-question';
import { extractiveAnswer } from '../../domain/answering/extractive-answer';
import type { Excerpt } from '../../domain/ports';
import { unlimited } from '../../domain/quotas/processor-budget';

/** Answers without a language model: quotes the sentences that answer best, or finds nothing. */
export const extractiveModel: AnswerModel = {
  async answer(asked, excerpts, { budget = unlimited, search } = {}) {
    const answer = (question: typeof asked, found: readonly Excerpt[]) =>
      budget.spend(() => extractiveAnswer(question, found, budget));
    const answerPart = (part: string, found: readonly Excerpt[]) =>
      answer(readQuestion({ ...asked, readAs: part }), found);
    const parts = partsOf(asked.readAs);
    const inParts =
      search && parts.length > 1 ? await answerParts(parts, { search, answer: answerPart }) : null;
    return inParts ?? answer(asked, excerpts);
  },
};
