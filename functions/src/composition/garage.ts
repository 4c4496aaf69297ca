import type { NewVehicle } from '@contract';
import { deleteVehicle } from '../usecases/delete-vehicle';
import { listAllVehicles } from '../usecases/list-all-vehicles';
import { updateVehicle } from '../usecases/update-vehicle';
import { shelf } from './manuals';
import { once } from './once';
import { stores } from './stores';

/** An owner's vehicles. */
export const garage = once(() => {
  const { vehicles, manuals, receipts } = stores();
  return {
    listVehicles: (uid: string) => vehicles.list(uid),
    createVehicle: (uid: string, vehicle: NewVehicle) => vehicles.create(uid, vehicle),
    listAllVehicles: listAllVehicles({ vehicles }),
    updateVehicle: updateVehicle({ vehicles }),
    deleteVehicle: deleteVehicle({
      ...{ vehicles, manuals, receipts },
      removeManual: shelf().removeManual,
    }),
  };
});
