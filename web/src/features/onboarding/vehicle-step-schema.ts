import * as z from 'zod/mini';
import { newVehicleSchema, vehicleYear } from '@contract';

/** The contract's new vehicle as this step asks for it: the year is typed. */
export const vehicleStepSchema = z.extend(
  z.pick(newVehicleSchema, { make: true, model: true, vin: true, isDefault: true }),
  {
    year: z.pipe(
      z.pipe(z.string().check(z.trim(), z.regex(/^\d+$/, 'Año inválido')), z.transform(Number)),
      vehicleYear,
    ),
  },
);

export type VehicleStepInput = z.input<typeof vehicleStepSchema>;
export type VehicleStepOutput = z.output<typeof vehicleStepSchema>;

/** Nothing was typed: whoever has a vehicle already wants no other. */
export const isBlank = ({ make, model, year, vin }: VehicleStepInput): boolean =>
  [make, model, year, vin].every((text) => !text?.trim());
