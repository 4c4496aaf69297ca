import { deleteSearch, deleteSearches, listSearches, searchManuals } from '@contract';
import { mount, type Api } from '../mount';

const assistant = async () => (await import('../../composition/assistant')).assistant();

/** Questions and their history. */
export function searchRoutes(api: Api): void {
  mount(api, searchManuals, async ({ user, body }) =>
    (await assistant()).answerQuestion(user.uid, body),
  );

  mount(api, listSearches, async ({ user }) => (await assistant()).listSearches(user.uid));

  mount(api, deleteSearch, async ({ user, params }) =>
    (await assistant()).deleteSearch(user.uid, params.id),
  );

  mount(api, deleteSearches, async ({ user }) => (await assistant()).deleteSearches(user.uid));
}
