import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createVehicle, listManuals, uploadVehicleManual, type NewVehicle } from '@contract';
import { call } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { vehiclesQuery } from '../../lib/vehicles';
import { english } from '../../ui/english';
import { useToast } from '../../ui/toast';

/** The server's sentence, otherwise the specification's. */
const sentenceOr = (error: unknown, fallback: string): ReactNode =>
  error instanceof ApiError ? error.sentence : english(fallback);

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
      await client.invalidateQueries({ queryKey: [listManuals.path] });
    },
    onError: (error) =>
      showToast({
        title: english('Manual upload failed'),
        description: sentenceOr(error, 'Failed to upload manual'),
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
      call(createVehicle, { body: vehicle }),
    onSuccess: async ({ id }, { file }) => {
      showToast({ title: english('Vehicle added'), severity: 'success' });
      if (file) upload.mutate({ vehicleId: id, file });
      await client.invalidateQueries({ queryKey: vehiclesQuery.queryKey });
    },
    onError: (error) =>
      showToast({
        title: english('Failed to add vehicle'),
        description: sentenceOr(error, 'An error occurred'),
        error,
        severity: 'error',
      }),
  });
}
