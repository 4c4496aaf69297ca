import {
  countSearches,
  deleteSearch,
  deleteSearches,
  followSearch,
  getSearch,
  listSearches,
  rateSearch,
  saveSearch,
  searchManuals,
  unsaveSearch,
} from '@contract';
import { requestIdOf } from '../middleware/request-id';
import { mount, type Api } from '../mount';
import { searchView } from '../views';

const assistant = async () => (await import('../../composition/assistant')).assistant();
const history = async () => (await import('../../composition/history')).history();

/** Questions and their history. */
export function searchRoutes(api: Api): void {
  mount(api, searchManuals, async ({ user, body, response }) =>
    (await assistant()).answerQuestion(user.uid, body, requestIdOf(response)),
  );

  mount(api, followSearch, async ({ user, params, query }) =>
    (await assistant()).followProgress(user.uid, params.id, query.after),
  );

  mount(api, listSearches, async ({ user, query: { before, saved } }) =>
    (await history()).listSearches(user.uid, { before, isSaved: saved !== undefined }),
  );

  mount(api, countSearches, async ({ user }) => (await history()).countSearches(user.uid));

  mount(api, getSearch, async ({ user, params }) =>
    searchView(await (await history()).getSearch(user.uid, params.id)),
  );

  mount(api, deleteSearch, async ({ user, params }) =>
    (await history()).deleteSearch(user.uid, params.id),
  );

  mount(api, deleteSearches, async ({ user, query }) =>
    (await history()).deleteSearches(user.uid, query.keepSaved !== undefined),
  );

  mount(api, saveSearch, async ({ user, params }) =>
    (await history()).keepSearch(user.uid, params.id),
  );

  mount(api, unsaveSearch, async ({ user, params }) =>
    (await history()).unkeepSearch(user.uid, params.id),
  );

  mount(api, rateSearch, async ({ user, params, body }) =>
    (await history()).rateSearch(user.uid, params.id, body),
  );
}
