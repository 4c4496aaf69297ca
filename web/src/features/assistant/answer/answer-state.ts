import type { SearchResponse } from '@contract';

/** What came of a question: the manual says it, another place knows, some places come near, or there is nothing. */
type AnswerState = 'found' | 'beyond' | 'nearest' | 'nothing';

type Found = Pick<SearchResponse, 'sourceDocuments' | 'beyond' | 'suggestions' | 'door'>;

/** Doors that tell something themselves. */
const TELLING: readonly (string | undefined)[] = ['inspection', 'plan'];

export function stateOf({ sourceDocuments, beyond, suggestions, door }: Found): AnswerState {
  if (sourceDocuments.length > 0) return 'found';
  if (beyond || TELLING.includes(door?.kind)) return 'beyond';
  return suggestions.length > 0 ? 'nearest' : 'nothing';
}

export const titles: Readonly<Record<Exclude<AnswerState, 'found'>, string>> = {
  beyond: 'Tu manual no lo dice',
  nearest: 'Esto es lo más cercano',
  nothing: 'No lo encuentro',
};
