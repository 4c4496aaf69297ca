import {
  createManual,
  deleteManual,
  getManualStatus,
  listManualChunks,
  listManuals,
  openUploadSession,
  updateManual,
} from '@contract';
import { pageOrigin } from '../../domain/accounts/same-origin';
import { mount, type Api } from '../mount';
import { sourceOf } from '../request-source';
import { chunkView, manualView } from '../views';

const shelf = async () => (await import('../../composition/manuals')).shelf();

/** The owner's manuals; their files that come as forms are in `uploads.ts`. */
export function manualRoutes(api: Api): void {
  mount(api, listManuals, async ({ user }) =>
    (await (await shelf()).listManuals(user.uid)).map(manualView),
  );

  mount(api, createManual, async ({ user, body }) =>
    manualView(await (await shelf()).createManual(user.uid, body)),
  );

  mount(api, openUploadSession, async ({ user, params, body, request }) => {
    const origin = pageOrigin(sourceOf(request), request.protocol);
    return (await shelf()).openUploadSession(user.uid, params.id, { ...body, origin });
  });

  mount(api, updateManual, async ({ user, params, body }) =>
    manualView(await (await shelf()).updateManual(user.uid, params.id, body)),
  );

  mount(api, deleteManual, async ({ user, params }) =>
    (await shelf()).deleteManual(user.uid, params.id),
  );

  mount(api, listManualChunks, async ({ user, params }) =>
    (await (await shelf()).listManualChunks(user.uid, params.id)).map(chunkView),
  );

  mount(api, getManualStatus, async ({ user, params }) => {
    const manual = await (await shelf()).getManual(user.uid, params.id);
    return manualView({ manual, vehicle: null });
  });
}
