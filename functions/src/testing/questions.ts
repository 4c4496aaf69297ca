import type { QuestionForModel } from '../domain/ports/question-for-model';

/** A question about a vehicle, read as it was written. */
export const aQuestion = (
  query: string,
  change: Partial<QuestionForModel> = {},
): QuestionForModel => ({
  query,
  question: query,
  readAs: query,
  weights: new Map(),
  vehicle: { make: 'Faro', model: 'Brisa', year: 2022, trim: null, engine: null },
  ...change,
});
