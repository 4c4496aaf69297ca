import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createVehicle,
  listManuals,
  listVehicles,
  uploadVehicleManual,
  type NewVehicle,
} from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { invalidateUnder } from '../../lib/api/queries';
import { asNewVehicle } from '../../lib/new-vehicle';
import { english, inBoth } from '../../ui/english';
import { useToast } from '../../ui/toast';

/**
 * Sends the file that was attached to a vehicle; what goes wrong here leaves the vehicle alone. It is told in its order:
 * the dialog has closed by then, and only the toasts say that the vehicle was added and what became of its manual.
 */
function useUploadAttachedManual() {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: ({ vehicleId, file }: { vehicleId: number; file: File }) => {
      showToast({ title: english('Uploading manual'), description: file.name, isPatient: true });
      const body = new FormData();
      body.append('manual', file);
      return call(uploadVehicleManual, { params: { id: vehicleId }, body });
    },
    onSuccess: async () => {
      showToast({
        title: english('Manual processing started'),
        severity: 'success',
        isPatient: true,
      });
      await invalidateUnder(client, listManuals.path);
    },
    onError: (error) =>
      showToast({
        title: english('Manual upload failed'),
        description: sentenceOf(error, inBoth('Failed to upload manual', sentenceOf(error))),
        error,
        severity: 'error',
        isPatient: true,
      }),
  });
}

/** Creates a vehicle, then uploads the manual that came with it. */
export function useAddVehicle() {
  const client = useQueryClient();
  const showToast = useToast();
  const upload = useUploadAttachedManual();
  return useMutation({
    mutationFn: ({ vehicle }: { vehicle: NewVehicle; file: File | null }) =>
      call(createVehicle, { body: asNewVehicle(vehicle) }),
    onSuccess: async ({ id }, { file }) => {
      showToast({ title: english('Vehicle added'), severity: 'success' });
      if (file) upload.mutate({ vehicleId: id, file });
      await invalidateUnder(client, listVehicles.path);
    },
    onError: (error) =>
      showToast({
        title: english('Failed to add vehicle'),
        description: sentenceOf(error, inBoth('An error occurred', sentenceOf(error))),
        error,
        severity: 'error',
      }),
  });
}
