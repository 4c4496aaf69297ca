import { z } from 'zod';
import { editableStatuses } from '@contract';

const chosenVehicle = z.string().min(1, 'Vehicle is required').transform(Number);

/** The upload form without its file. */
export const uploadSchema = z.object({ vehicleId: chosenVehicle });

export const newManualSchema = z.object({
  vehicleId: chosenVehicle,
  originalFilename: z.string().trim().min(1, 'Filename is required'),
});

export const manualEditSchema = z.object({
  vehicleId: chosenVehicle,
  status: z.enum(editableStatuses, 'Status is required'),
  /** Nothing typed means that there is no message. */
  processingMessage: z
    .string()
    .trim()
    .transform((text) => text || null),
});
export type ManualEdit = z.output<typeof manualEditSchema>;
