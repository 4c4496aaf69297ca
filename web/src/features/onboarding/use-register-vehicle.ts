import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createVehicle, listVehicles, type User } from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { invalidateUnder } from '../../lib/api/queries';
import { asNewVehicle } from '../../lib/new-vehicle';
import { useToast } from '../../ui/toast';
import type { VehicleStepOutput } from './vehicle-step-schema';

/** Registers the owner's vehicle on the way through the setup. */
export function useRegisterVehicle(owner: User, onRegistered: () => void) {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (vehicle: VehicleStepOutput) => {
      // `userId` as the specification has it; the server goes by the session alone.
      const body = { ...vehicle, userId: owner.id };
      return call(createVehicle, { body: asNewVehicle(body) });
    },
    onSuccess: async () => {
      showToast({ title: 'Vehículo agregado', severity: 'success' });
      onRegistered();
      await invalidateUnder(client, listVehicles.path);
    },
    onError: (error) =>
      showToast({
        title: 'Error al agregar vehículo',
        description: sentenceOf(error, 'Ha ocurrido un error desconocido'),
        error,
        severity: 'error',
      }),
  });
}
