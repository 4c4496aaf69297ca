import { z } from 'zod';
import { endpoint, idParams, moment } from './endpoint';
import { FIRST_VEHICLE_YEAR, lastVehicleYear } from './limits';

export const vehicleSchema = z.object({
  id: z.number().int().positive(),
  userId: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number().int(),
  trim: z.string().nullable(),
  /** Vehicle identification number, upper case. */
  vin: z.string().nullable(),
  nickname: z.string().nullable(),
  isDefault: z.boolean(),
  createdAt: moment,
});
export type Vehicle = z.infer<typeof vehicleSchema>;

/** What people call the vehicle: its nickname, otherwise make, model and year. */
export const vehicleName = (
  vehicle: Pick<Vehicle, 'make' | 'model' | 'year'> & { nickname?: string | null },
): string => vehicle.nickname ?? `${vehicle.make} ${vehicle.model} ${vehicle.year}`;

const words = (message: string) => z.string().trim().min(1, message).max(60);

/** Absent, null and blank mean the same: the owner said nothing. */
const optionalWords = z
  .string()
  .trim()
  .max(60)
  .nullish()
  .transform((text) => text || null);

const vin = z
  .string()
  .trim()
  .toUpperCase()
  // Seventeen characters since 1981, shorter before; the letters I, O and Q are never used today.
  .regex(/^[A-Z0-9]{5,17}$/, 'El VIN tiene entre 5 y 17 letras y cifras.')
  .or(z.literal(''))
  .nullish()
  .transform((text) => text || null);

export const vehicleYear = z
  .number('Año inválido')
  .int('Año inválido')
  .min(FIRST_VEHICLE_YEAR, 'Año inválido')
  .refine((year) => year <= lastVehicleYear(), 'Año inválido');

export const newVehicleSchema = z.object({
  make: words('La marca es requerida'),
  model: words('El modelo es requerido'),
  year: vehicleYear,
  trim: optionalWords,
  vin,
  nickname: optionalWords,
  isDefault: z.boolean().default(false),
});
export type NewVehicle = z.infer<typeof newVehicleSchema>;

const vehicleList = z.array(vehicleSchema);

export const listVehicles = endpoint({
  method: 'GET',
  path: '/api/vehicles',
  response: vehicleList,
});

/** The console's list: all owners' vehicles for a maintainer, the caller's own for everybody else. */
export const listAllVehicles = endpoint({
  method: 'GET',
  path: '/api/vehicles/all',
  response: vehicleList,
});

export const getDefaultVehicle = endpoint({
  method: 'GET',
  path: '/api/vehicles/default',
  response: vehicleSchema.nullable(),
});

export const createVehicle = endpoint({
  method: 'POST',
  path: '/api/vehicles',
  // The specification's onboarding sends `userId`; the vehicle is of whoever is signed in.
  body: newVehicleSchema
    .extend({ userId: z.unknown().optional() })
    .strict()
    .transform((vehicle): NewVehicle => {
      delete vehicle.userId;
      return vehicle;
    }),
  response: vehicleSchema,
  status: 201,
});

/** The only change there is: making a vehicle the default one. */
export const updateVehicle = endpoint({
  method: 'PATCH',
  path: '/api/vehicles/:id',
  params: idParams,
  body: z.strictObject({ isDefault: z.literal(true) }),
  response: vehicleSchema,
});

/** Deletes the vehicle with its manuals. */
export const deleteVehicle = endpoint({
  method: 'DELETE',
  path: '/api/vehicles/:id',
  params: idParams,
});
