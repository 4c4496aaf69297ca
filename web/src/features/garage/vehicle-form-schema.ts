import * as z from 'zod/mini';
import { FIRST_VEHICLE_YEAR, lastVehicleYear, newVehicleSchema } from '@contract';

const INVALID_YEAR = 'Year must be valid';

/** What an owner is to do about each of the texts that the specification gives in English. */
const remedies: Readonly<Record<string, string>> = {
  'Make is required': 'Falta la marca.',
  'Model is required': 'Falta el modelo.',
  [INVALID_YEAR]: 'Elige un año de la lista o escríbelo con cuatro cifras, desde 1900.',
  'Year cannot be in the future': 'El año no puede pasar del que viene.',
};

export const remedyOf = (message: string): string => remedies[message] ?? '';

/** The contract's new vehicle in the words of this dialog (specification, section 5). */
export const vehicleFormSchema = z.extend(newVehicleSchema, {
  make: z.string().check(z.minLength(1, 'Make is required')),
  model: z.string().check(z.minLength(1, 'Model is required')),
  year: z.int(INVALID_YEAR).check(
    z.minimum(FIRST_VEHICLE_YEAR, INVALID_YEAR),
    z.refine((year) => year <= lastVehicleYear(), 'Year cannot be in the future'),
  ),
});

export type VehicleFormInput = z.input<typeof vehicleFormSchema>;
export type VehicleFormOutput = z.output<typeof vehicleFormSchema>;
