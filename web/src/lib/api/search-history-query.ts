import { listSearches } from '@contract';
import { queryOf } from './queries';

/** The owner's last questions: a file of its own, since the first page to be shown asks for them and for nothing else of them. */
export const searchHistoryQuery = queryOf(listSearches);
