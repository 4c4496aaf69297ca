import { extractiveAnswer } from '../../domain/answering/extractive-answer';
import type { AnswerModel } from '../../domain/ports';

/** Answers without a language model: quotes the sentences that answer best, or finds nothing. */
export const extractiveModel: AnswerModel = {
  answer: (_question, excerpts, { readAs, weights }) =>
    Promise.resolve(extractiveAnswer(readAs, excerpts, weights)),
};
