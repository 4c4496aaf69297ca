import {
  addOdometerEntry,
  addService,
  deleteOdometerEntry,
  deleteService,
  getPlan,
  getPlanCalendar,
  getServicesCsv,
  listDueWork,
  listOdometer,
  listServices,
  openReceipt,
  updatePlan,
  updatePlanItem,
  updateService,
} from '@contract';
import { mount, mountFile, type Api } from '../mount';

const logbook = async () => (await import('../../composition/logbook')).logbook();

/** Maintenance of a vehicle: the plan, kilometres and services. */
export function planRoutes(api: Api): void {
  mount(api, getPlan, async ({ user, params }) => (await logbook()).plan(user.uid, params));

  mount(api, listDueWork, async ({ user }) => (await logbook()).dueWork(user.uid));

  mount(api, updatePlan, async ({ user, params, body }) =>
    (await logbook()).editPlan(user.uid, params, body),
  );

  mount(api, updatePlanItem, async ({ user, params, body }) =>
    (await logbook()).editItem(user.uid, params, body),
  );

  mountFile(api, getPlanCalendar, async ({ user, params }) =>
    (await logbook()).calendar(user.uid, params),
  );

  odometerRoutes(api);
  serviceRoutes(api);
}

function odometerRoutes(api: Api): void {
  mount(api, listOdometer, async ({ user, params }) =>
    (await logbook()).odometer(user.uid, params),
  );

  mount(api, addOdometerEntry, async ({ user, params, body }) =>
    (await logbook()).addEntry(user.uid, params, body),
  );

  mount(api, deleteOdometerEntry, async ({ user, params }) =>
    (await logbook()).deleteEntry(user.uid, params),
  );
}

function serviceRoutes(api: Api): void {
  mount(api, listServices, async ({ user, params }) =>
    (await logbook()).services(user.uid, params),
  );

  mount(api, addService, async ({ user, params, body }) =>
    (await logbook()).addService(user.uid, params, body),
  );

  mount(api, updateService, async ({ user, params, body }) =>
    (await logbook()).editService(user.uid, params, body),
  );

  mount(api, deleteService, async ({ user, params }) =>
    (await logbook()).deleteService(user.uid, params),
  );

  mount(api, openReceipt, async ({ user, params }) => ({
    url: await (await logbook()).openReceipt(user.uid, params),
  }));

  mountFile(api, getServicesCsv, async ({ user, params }) =>
    (await logbook()).servicesFile(user.uid, params),
  );
}
