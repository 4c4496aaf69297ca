import { log } from '../logger';
import { deleteSearch } from '../usecases/delete-search';
import { deleteSearches } from '../usecases/delete-searches';
import { getSearch } from '../usecases/get-search';
import { keepSearch, unkeepSearch } from '../usecases/keep-search';
import { listSearches } from '../usecases/list-searches';
import { rateSearch } from '../usecases/rate-search';
import { facts } from './facts';
import { once } from './once';
import { stores } from './stores';

/** What an owner asked, and does with the answers. */
export const history = once(() => {
  const { manuals, searches, storedSearches: stored, vehicles } = stores();
  const sheets = {
    facts: facts().getFacts,
    warn: (event: string, error: unknown): void => log.error(event, error),
  };
  return {
    listSearches: listSearches({ searches, vehicles, ...sheets }),
    countSearches: (uid: string) => stored.count(uid),
    getSearch: getSearch({ searches, manuals, vehicles, ...sheets }),
    deleteSearch: deleteSearch({ searches }),
    deleteSearches: deleteSearches({ searches }),
    keepSearch: keepSearch({ searches: stored, now: () => new Date() }),
    unkeepSearch: unkeepSearch({ searches: stored }),
    rateSearch: rateSearch({
      searches: stored,
      alert: (ids) => log.error('an owner calls an answer dangerous', new Error('Dangerous'), ids),
    }),
  };
});
