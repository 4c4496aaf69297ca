import { extractiveAnswer } from '../../domain/answering/extractive-answer';
import type { AnswerModel } from '../../domain/ports';
import { unlimited } from '../../domain/processor-budget';

/** Answers without a language model: quotes the sentences that answer best, or finds nothing. */
export const extractiveModel: AnswerModel = {
  answer: (_question, excerpts, { readAs, weights }, budget = unlimited) =>
    Promise.resolve(budget.spend(() => extractiveAnswer(readAs, excerpts, weights, budget))),
};
