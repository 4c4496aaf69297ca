import { getUser, updateOnboarding, updateUser } from '@contract';
import { mount, type Api } from '../mount';
import { userView } from '../views';

const session = async () => (await import('../../composition/session')).session();

/** The owner's profile and guided setup. */
export function userRoutes(api: Api): void {
  // Nobody is a 401 here; `quietNobody` makes it a 204 for pages that only ask.
  mount(api, getUser, async ({ user }) =>
    userView(await (await session()).getUser(user.uid), user.isAdmin),
  );

  mount(api, updateUser, async ({ user, body }) =>
    userView(await (await session()).updateUser(user.uid, body), user.isAdmin),
  );

  mount(api, updateOnboarding, async ({ user, body }) =>
    userView(await (await session()).updateOnboarding(user.uid, body), user.isAdmin),
  );
}
