import { numberUnits } from '../domain/answering/pointing/numbered-units';
import { unitQuoter } from '../domain/answering/pointing/quote-units';
import type { Excerpt } from '../domain/ports';

/** The units of excerpts as a model is shown them, numbered where they can be quoted. */
export const numbered = (excerpts: readonly Excerpt[]) =>
  numberUnits(excerpts, unitQuoter(excerpts, false));
