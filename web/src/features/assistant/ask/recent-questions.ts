import type { SearchHistoryItem } from '@contract';
import { askedAgain } from '../../../lib/api/search-history';
import type { Starter } from './starters';

const SHOWN = 3;

/** The newest questions, each once, without those that are suggested anyway. */
export function recentQuestions(
  searches: readonly SearchHistoryItem[],
  suggested: readonly Starter[],
): string[] {
  const offered = new Set(suggested.map(({ query }) => query));
  const queries = searches.map(askedAgain).filter((query) => !offered.has(query));
  return [...new Set(queries)].slice(0, SHOWN);
}
