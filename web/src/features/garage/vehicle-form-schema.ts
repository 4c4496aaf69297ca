import { z } from 'zod';
import { FIRST_VEHICLE_YEAR, lastVehicleYear, newVehicleSchema } from '@contract';

const INVALID_YEAR = 'Year must be valid';

/** The contract's new vehicle in the words of this dialog (specification, section 5). */
export const vehicleFormSchema = newVehicleSchema.extend({
  make: z.string().min(1, 'Make is required'),
  model: z.string().min(1, 'Model is required'),
  year: z
    .number(INVALID_YEAR)
    .int(INVALID_YEAR)
    .min(FIRST_VEHICLE_YEAR, INVALID_YEAR)
    .refine((year) => year <= lastVehicleYear(), 'Year cannot be in the future'),
});

export type VehicleFormInput = z.input<typeof vehicleFormSchema>;
export type VehicleFormOutput = z.output<typeof vehicleFormSchema>;
