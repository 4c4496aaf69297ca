import { getManualPage, openOriginal, parseUnitKeys } from '@contract';
import { mount, type Api } from '../mount';

const viewer = async () => (await import('../../composition/viewer')).viewer();

/** What stands on a page, and the file itself. */
export function pageRoutes(api: Api): void {
  mount(api, getManualPage, async ({ user, params, query }) =>
    (await viewer()).getPage(user.uid, params, parseUnitKeys(query.units ?? '') ?? []),
  );

  mount(api, openOriginal, async ({ user, params }) => ({
    url: await (await viewer()).openOriginal(user.uid, params.id),
  }));
}
