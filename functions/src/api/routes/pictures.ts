import { findInManual, getManualContents, getPagePicture } from '@contract';
import { mount, mountFile, type Api } from '../mount';

const viewer = async () => (await import('../../composition/viewer')).viewer();
const drawing = async () => (await import('../../composition/drawing')).drawing();

/** What takes long: pictures of pages, and looking through all of a manual. */
export function pictureRoutes(api: Api): void {
  mountFile(api, getPagePicture, async ({ user, params, query }) =>
    (await drawing()).drawPage(user.uid, { ...params, width: query.width }),
  );

  mount(api, getManualContents, async ({ user, params }) =>
    (await viewer()).getContents(user.uid, params.id),
  );

  mount(api, findInManual, async ({ user, params, query }) =>
    (await viewer()).findInManual(user.uid, params.id, query),
  );
}
