import type { SearchHistoryItem } from '@contract';
import { asUnderstood } from '../../../lib/api/search-history';
import type { Starter } from './starters';

const SHOWN = 3;

/** The newest questions as they were understood, each once, without those that are suggested anyway. */
export function recentQuestions(
  searches: readonly SearchHistoryItem[],
  suggested: readonly Starter[],
): Starter[] {
  const offered = suggested.map(({ query }) => query);
  const asked = searches.map((search) => ({ query: asUnderstood(search) }));
  const isFirst = ({ query }: Starter, at: number): boolean =>
    asked.findIndex((other) => other.query === query) === at;
  return asked
    .filter((one, at) => !offered.includes(one.query) && isFirst(one, at))
    .slice(0, SHOWN);
}
