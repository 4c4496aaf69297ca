import {
  createVehicle,
  deleteVehicle,
  getDefaultVehicle,
  listAllVehicles,
  listVehicles,
  updateVehicle,
} from '@contract';
import { mount, type Api } from '../mount';
import { vehicleView } from '../views';

const garage = async () => (await import('../../composition/garage')).garage();

/** The owner's vehicles. */
export function vehicleRoutes(api: Api): void {
  mount(api, listVehicles, async ({ user }) =>
    (await (await garage()).listVehicles(user.uid)).map(vehicleView),
  );

  mount(api, listAllVehicles, async ({ user, query }) =>
    (await (await garage()).listAllVehicles(user, query.after)).map(vehicleView),
  );

  mount(api, getDefaultVehicle, async ({ user }) => {
    const vehicles = await (await garage()).listVehicles(user.uid);
    const vehicle = vehicles.find(({ isDefault }) => isDefault);
    return vehicle ? vehicleView(vehicle) : null;
  });

  mount(api, createVehicle, async ({ user, body }) =>
    vehicleView(await (await garage()).createVehicle(user.uid, body)),
  );

  mount(api, updateVehicle, async ({ user, params, body }) =>
    vehicleView(await (await garage()).updateVehicle(user.uid, params.id, body)),
  );

  mount(api, deleteVehicle, async ({ user, params }) =>
    (await garage()).deleteVehicle(user.uid, params.id),
  );
}
