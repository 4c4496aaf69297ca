import {
  countSearches,
  createVehicle,
  deleteSearch,
  deleteSearches,
  deleteVehicle,
  followSearch,
  getDataExport,
  getUser,
  listAllVehicles,
  listDueWork,
  listManuals,
  listSearches,
  listEmergencies,
  listSignals,
  listVehicles,
  logout,
  MAX_LISTED_SEARCHES,
  updateOnboarding,
  updateUser,
  updateVehicle,
  type Manual,
  type SearchHistoryItem,
  type User,
  type Vehicle,
} from '@contract';
import { buildUser, buildVehicle } from './builders';
import { createFakeServer, Refusal, type FakeServer } from './fake-api';

export type OwnerData = {
  /** Null: nobody is signed in. */
  user: User | null;
  vehicles: Vehicle[];
  manuals: Manual[];
  searches: SearchHistoryItem[];
};

const emptyData = (): OwnerData => ({ user: buildUser(), vehicles: [], manuals: [], searches: [] });

const onlyDefault = (vehicles: Vehicle[], id: number): Vehicle[] =>
  vehicles.map((vehicle) => ({ ...vehicle, isDefault: vehicle.id === id }));

/** A server with one owner's things in memory; `server.on` replaces single answers. */
export function createFakeOwner(parts: Partial<OwnerData> = {}): FakeServer & { data: OwnerData } {
  const server = createFakeServer();
  const data = { ...emptyData(), ...parts };
  server.on(getUser, () => {
    if (!data.user) throw new Refusal('NOT_SIGNED_IN');
    return data.user;
  });
  server.on(followSearch, () => {
    throw new Refusal('SEARCH_NOT_FOUND');
  });
  server.on(logout, () => {
    data.user = null;
    return undefined;
  });
  const change = (parts: Partial<User>): User => {
    if (!data.user) throw new Refusal('NOT_SIGNED_IN');
    data.user = { ...data.user, ...parts };
    return data.user;
  };
  server.on(updateUser, ({ body }) => change(body));
  server.on(updateOnboarding, ({ body: { step, completed } }) =>
    change({
      ...(step !== undefined && { onboardingStep: step }),
      ...(completed !== undefined && { onboardingCompleted: completed }),
    }),
  );
  server.on(deleteSearch, ({ params }) => {
    data.searches = data.searches.filter(({ id }) => id !== params.id);
    return undefined;
  });
  server.on(deleteSearches, ({ query }) => {
    data.searches = data.searches.filter(({ savedAt }) => query.keepSaved && savedAt !== null);
    return undefined;
  });
  server.on(getDataExport, () => null);
  server.on(listDueWork, () => []);
  server.on(listAllVehicles, () => data.vehicles);
  server.on(listManuals, () => data.manuals);
  server.on(listSearches, ({ query: { before, saved } }) =>
    data.searches
      .filter(({ id, savedAt }) => (!before || id < Number(before)) && (!saved || savedAt !== null))
      .slice(0, MAX_LISTED_SEARCHES),
  );
  server.on(countSearches, () => ({
    total: data.searches.length,
    saved: data.searches.filter(({ savedAt }) => savedAt !== null).length,
  }));
  server.on(listEmergencies, () => ({ manuals: [], laws: [] }));
  server.on(listSignals, () => ({ isAvailable: false, manuals: [] }));
  server.on(listVehicles, () => data.vehicles);
  server.on(createVehicle, ({ body }) => {
    const id = data.vehicles.length + 1;
    const vehicle = buildVehicle({ ...body, id, isDefault: body.isDefault || id === 1 });
    data.vehicles = [...data.vehicles, vehicle];
    if (vehicle.isDefault) data.vehicles = onlyDefault(data.vehicles, id);
    return vehicle;
  });
  server.on(updateVehicle, ({ params, body: { isDefault, version, ...edit } }) => {
    const own = version && { engine: version.name };
    data.vehicles = data.vehicles.map((vehicle) =>
      vehicle.id === params.id ? { ...vehicle, ...edit, ...own } : vehicle,
    );
    if (isDefault) data.vehicles = onlyDefault(data.vehicles, params.id);
    const vehicle = data.vehicles.find(({ id }) => id === params.id);
    if (!vehicle) throw new Refusal('VEHICLE_NOT_FOUND');
    return vehicle;
  });
  server.on(deleteVehicle, ({ params }) => {
    data.vehicles = data.vehicles.filter(({ id }) => id !== params.id);
    return undefined;
  });
  return Object.assign(server, { data });
}
