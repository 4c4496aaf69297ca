import type { Pointed } from '../../ports/pointing-model';
import type { Excerpt } from '../../ports';
import { MODEL_RETRIEVAL, withinLimits } from '../retrieval';

/** Each costs a vector and a dozen reads. */
export const MAX_PHRASES = 3;
/** Of the words of a manual for one thing; what is longer is no title and no sentence of one. */
const MAX_PHRASE_LENGTH = 120;

/** What a model that found nothing wants to have searched: three phrases at most, in its order. */
export const searchPhrases = ({ busqueda = [] }: Pointed): string[] =>
  [...new Set(busqueda.map((phrase) => phrase.replace(/\s+/g, ' ').trim()))]
    .filter((phrase) => phrase !== '' && phrase.length <= MAX_PHRASE_LENGTH)
    .slice(0, MAX_PHRASES);

/**
 * What several searches found that was not known, the best of each in turn, as much as a model reads. The owner's words
 * did not find it: there is no evidence by them.
 */
export function newlyFound(
  searches: readonly (readonly Excerpt[])[],
  known: readonly Excerpt[],
): Excerpt[] {
  const seen = new Set(known.map(({ chunk }) => chunk.id));
  const longest = Math.max(0, ...searches.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, rank) =>
    searches.flatMap((found) => found[rank] ?? []),
  ).flat();
  const fresh = inTurn.filter(({ chunk: { id } }) => !seen.has(id) && seen.add(id));
  return withinLimits(fresh, MODEL_RETRIEVAL).map((excerpt) => ({ ...excerpt, score: 0 }));
}
