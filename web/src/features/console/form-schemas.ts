import * as z from 'zod/mini';
import { editableStatuses } from '@contract';

const chosenVehicle = z.pipe(
  z.string().check(z.minLength(1, 'Vehicle is required')),
  z.transform(Number),
);

/** The upload form without its file. */
export const uploadSchema = z.object({ vehicleId: chosenVehicle });

export const newManualSchema = z.object({
  vehicleId: chosenVehicle,
  originalFilename: z.string().check(z.trim(), z.minLength(1, 'Filename is required')),
});

export const manualEditSchema = z.object({
  vehicleId: chosenVehicle,
  status: z.enum(editableStatuses, 'Status is required'),
  /** Nothing typed means that there is no message. */
  processingMessage: z.pipe(
    z.string().check(z.trim()),
    z.transform((text) => text || null),
  ),
});
export type ManualEdit = z.output<typeof manualEditSchema>;
