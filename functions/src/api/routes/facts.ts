import { editFact, getFacts } from '@contract';
import { mount, type Api } from '../mount';

const facts = async () => (await import('../../composition/facts')).facts();

/** What the manuals of a vehicle say in figures, and what its owner says of that. */
export function factRoutes(api: Api): void {
  mount(api, getFacts, async ({ user, params }) => (await facts()).getFacts(user.uid, params.id));

  mount(api, editFact, async ({ user, params, body }) =>
    (await facts()).editFact(user.uid, params.id, body),
  );
}
