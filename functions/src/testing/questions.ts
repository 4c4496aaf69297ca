import { readQuestion, type ReadQuestion } from '../domain/answering/asked/read-question';

/** A question about a vehicle, read as it was written. */
export const aQuestion = (
  query: string,
  change: Partial<Parameters<typeof readQuestion>[0]> = {},
): ReadQuestion =>
  readQuestion({
    query,
    question: query,
    readAs: query,
    weights: new Map(),
    vehicle: { make: 'Faro', model: 'Brisa', year: 2022, trim: null, engine: null },
    ...change,
  });
