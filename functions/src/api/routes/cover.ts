import { readManualCover } from '@contract';
import { receiveForm } from '../form';
import { mount, type Api } from '../mount';

/** The cover of a file that is not entered yet: it is read where no question waits for it. */
export function coverRoutes(api: Api): void {
  mount(api, readManualCover, ({ user, request }) =>
    receiveForm(request, 'manual', async ({ file }) =>
      (await import('../../composition/cover')).cover().readCover(user.uid, file),
    ),
  );
}
