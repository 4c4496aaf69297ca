import {
  shelf
} from "./chunk-MPH6FMFH.js";
import "./chunk-UQ7S47Y5.js";
import "./chunk-B42ACGQD.js";
import "./chunk-BKEPPSX3.js";
import "./chunk-A724P4U4.js";
import {
  stores
} from "./chunk-CY743CVW.js";
import "./chunk-SOZG2MOT.js";
import "./chunk-SVNDKVNX.js";
import "./chunk-5UQS6Z5H.js";
import "./chunk-JSJALHLE.js";
import {
  AppError
} from "./chunk-QFF6PAY2.js";
import {
  once
} from "./chunk-3462HG73.js";
import "./chunk-GAVUEX4V.js";

// src/usecases/delete-vehicle.ts
var deleteVehicle = ({ vehicles, manuals, deleteManual }) => async (uid, id) => {
  if (!await vehicles.get(uid, id)) throw new AppError("VEHICLE_NOT_FOUND");
  const deleteManuals = async () => {
    const own = (await manuals.list(uid)).filter((manual) => manual.vehicleId === id);
    await Promise.all(own.map((manual) => deleteManual(uid, manual.id)));
  };
  await deleteManuals();
  await vehicles.delete(uid, id);
  await deleteManuals();
};

// src/usecases/list-all-vehicles.ts
var listAllVehicles = ({ vehicles }) => ({ uid, isAdmin }) => isAdmin ? vehicles.listOfAllOwners() : vehicles.list(uid);

// src/usecases/make-default-vehicle.ts
var makeDefaultVehicle = ({ vehicles }) => async (uid, id) => {
  const vehicle = await vehicles.makeDefault(uid, id);
  if (!vehicle) throw new AppError("VEHICLE_NOT_FOUND");
  return vehicle;
};

// src/composition/garage.ts
var garage = once(() => {
  const { vehicles, manuals } = stores();
  return {
    listVehicles: (uid) => vehicles.list(uid),
    createVehicle: (uid, vehicle) => vehicles.create(uid, vehicle),
    listAllVehicles: listAllVehicles({ vehicles }),
    makeDefaultVehicle: makeDefaultVehicle({ vehicles }),
    deleteVehicle: deleteVehicle({ vehicles, manuals, deleteManual: shelf().deleteManual })
  };
});
export {
  garage
};
//# sourceMappingURL=garage-HYOTGLFB.js.map
