import type { SearchHistoryItem } from '@contract';
import { suggestedQuestions } from './suggested-questions';

const SHOWN = 3;

/** The newest questions, each once, without those that are suggested anyway. */
export function recentQuestions(searches: readonly SearchHistoryItem[]): string[] {
  const suggested: readonly string[] = suggestedQuestions;
  const queries = searches.map(({ query }) => query).filter((query) => !suggested.includes(query));
  return [...new Set(queries)].slice(0, SHOWN);
}
