import { z } from 'zod';
import { newVehicleSchema, vehicleYear } from '@contract';

/** The contract's new vehicle as this step asks for it: the year is typed. */
export const vehicleStepSchema = newVehicleSchema
  .pick({ make: true, model: true, vin: true, isDefault: true })
  .extend({
    year: z.string().trim().regex(/^\d+$/, 'Año inválido').transform(Number).pipe(vehicleYear),
  });

export type VehicleStepInput = z.input<typeof vehicleStepSchema>;
export type VehicleStepOutput = z.output<typeof vehicleStepSchema>;

/** Nothing was typed: whoever has a vehicle already wants no other. */
export const isBlank = ({ make, model, year, vin }: VehicleStepInput): boolean =>
  [make, model, year, vin].every((text) => !text?.trim());
