import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  listSearches,
  listVehicles,
  updateVehicle,
  type NewVehicle,
  type Vehicle,
  type VehicleEdit,
} from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { invalidateUnder } from '../../lib/api/queries';
import { useToast } from '../../ui/toast';

type Edit = { vehicle: Vehicle; changed: NewVehicle };

/** What was changed in the form alone: what another tab changed meanwhile of the rest stays. Empty: nothing was. */
function editOf({ vehicle, changed: { isDefault, ...changed } }: Edit): VehicleEdit {
  const differences = Object.entries(changed).filter(
    ([name, value]) => value !== vehicle[name as keyof typeof changed],
  );
  return {
    ...Object.fromEntries(differences),
    ...(isDefault && !vehicle.isDefault && { isDefault }),
  };
}

/** Changes a vehicle. */
export function useEditVehicle() {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: async (edit: Edit) => {
      const body = editOf(edit);
      if (Object.keys(body).length === 0) return edit.vehicle;
      return call(updateVehicle, { params: { id: edit.vehicle.id }, body });
    },
    onSuccess: async () => {
      showToast({ title: 'Vehículo guardado', severity: 'success' });
      await Promise.all([
        invalidateUnder(client, listVehicles.path),
        // Which rows of tables are told depends on what the vehicle is.
        invalidateUnder(client, listSearches.path),
      ]);
    },
    onError: (error) =>
      showToast({
        title: 'No se ha podido guardar el vehículo',
        description: sentenceOf(error),
        error,
        severity: 'error',
      }),
  });
}
