import { eraseAccount, getDataExport, openDataExport, startDataExport } from '@contract';
import { mount, type Api } from '../mount';
import { endSessionInBrowser } from '../session-cookie';
import { dataExportView } from '../views';

const account = async () => (await import('../../composition/account')).account();

/** Everything of an owner at once: taking it along, and erasing it. */
export function accountRoutes(api: Api): void {
  mount(api, getDataExport, async ({ user }) => {
    const record = await (await account()).getDataExport(user.uid);
    return record && dataExportView(record);
  });

  mount(api, startDataExport, async ({ user }) =>
    dataExportView(await (await account()).startDataExport(user.uid)),
  );

  mount(api, openDataExport, async ({ user }) => ({
    url: await (await account()).openDataExport(user.uid),
  }));

  mount(api, eraseAccount, async ({ user, response }) => {
    await (await account()).requestErasure(user);
    endSessionInBrowser(response);
  });
}
