import * as z from 'zod/mini';
import { endpoint, idParams, moment, positiveInteger } from './endpoint';
import { FIRST_VEHICLE_YEAR, lastVehicleYear } from './limits';
import { nameSchema } from './name';
import {
  countrySchema,
  phoneSchema,
  registrationMonthSchema,
  tyreSizeSchema,
} from './vehicle-details';

export const vehicleSchema = z.object({
  id: positiveInteger,
  userId: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.int(),
  trim: z.nullable(z.string()),
  /** Vehicle identification number, upper case. */
  vin: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
  /** As its owner calls it: "1.6 TDI 105 CV". */
  engine: z.nullable(z.string()),
  /** "205/55 R16", of those that its manual names. */
  tyreSize: z.nullable(z.string()),
  /** Where it is registered: ISO 3166-1 alpha-2. */
  country: z.nullable(z.string()),
  /** Year and month: "2021-03". */
  firstRegistration: z.nullable(z.string()),
  /** Number of the owner's roadside assistance, as it is dialled: "+34900123456". */
  assistancePhone: z.nullable(z.string()),
  isDefault: z.boolean(),
  createdAt: moment,
});
export type Vehicle = z.infer<typeof vehicleSchema>;

const words = (message: string) => nameSchema.check(z.minLength(1, message), z.maxLength(60));

/** Null and blank mean the same: the owner says nothing of it. */
const orNull = <Text extends string>(text: z.ZodMiniType<Text | '', string>) =>
  z.pipe(
    z.nullable(text),
    z.transform((said) => said || null),
  );

const wordsOrNull = orNull(nameSchema.check(z.maxLength(60)));

const vin = orNull(
  z.string().check(
    z.trim(),
    z.toUpperCase(),
    // Seventeen characters since 1981, shorter before; the letters I, O and Q are never used today.
    z.regex(/^(?:[A-Z0-9]{5,17})?$/, 'El VIN tiene entre 5 y 17 letras y cifras.'),
  ),
);

export const vehicleYear = z.int('Año inválido').check(
  z.minimum(FIRST_VEHICLE_YEAR, 'Año inválido'),
  z.refine((year) => year <= lastVehicleYear(), 'Año inválido'),
);

/** What every vehicle has. */
const essentials = {
  make: words('La marca es requerida'),
  model: words('El modelo es requerido'),
  year: vehicleYear,
};

const details = {
  trim: wordsOrNull,
  vin,
  nickname: wordsOrNull,
  engine: wordsOrNull,
  tyreSize: orNull(tyreSizeSchema),
  country: orNull(countrySchema),
  firstRegistration: orNull(registrationMonthSchema),
  assistancePhone: orNull(phoneSchema),
};

/** What an owner leaves out of a new vehicle is not known. */
export const newVehicleSchema = z.object({
  ...essentials,
  trim: z._default(details.trim, null),
  vin: z._default(details.vin, null),
  nickname: z._default(details.nickname, null),
  engine: z._default(details.engine, null),
  tyreSize: z._default(details.tyreSize, null),
  country: z._default(details.country, null),
  firstRegistration: z._default(details.firstRegistration, null),
  assistancePhone: z._default(details.assistancePhone, null),
  isDefault: z._default(z.boolean(), false),
});
export type NewVehicle = z.infer<typeof newVehicleSchema>;

const versionName = z.string().check(z.minLength(1), z.maxLength(200));

/** One of the versions that a manual tells apart, among all of them: what the engine is called names it from then on. */
const ownVersionSchema = z.strictObject({
  name: versionName,
  among: z.array(versionName).check(z.maxLength(40)),
});
export type OwnVersion = z.infer<typeof ownVersionSchema>;

/** What is left out of a change stays as it is. A vehicle stops being the default one when another one becomes it. */
const vehicleEditSchema = z
  .partial(
    z.strictObject({
      ...{ ...essentials, ...details },
      version: ownVersionSchema,
      isDefault: z.literal(true),
    }),
  )
  .check(z.refine((edit) => Object.keys(edit).length > 0, 'Di qué cambia del vehículo.'));
export type VehicleEdit = z.infer<typeof vehicleEditSchema>;

const vehicleList = z.array(vehicleSchema);

export const listVehicles = endpoint({
  method: 'GET',
  path: '/api/vehicles',
  response: vehicleList,
});

/**
 * The console's list: the caller's own vehicles, and behind them, for a maintainer, other owners' vehicles, at most
 * `MAX_LISTED_VEHICLES` of them. `after`, the last one's `userId/id`, gives those that follow; none is the end.
 */
export const listAllVehicles = endpoint({
  method: 'GET',
  path: '/api/vehicles/all',
  query: z.strictObject({
    after: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{1,128}\/[1-9]\d{0,15}$/))),
  }),
  response: vehicleList,
});

export const getDefaultVehicle = endpoint({
  method: 'GET',
  path: '/api/vehicles/default',
  response: z.nullable(vehicleSchema),
});

export const createVehicle = endpoint({
  method: 'POST',
  path: '/api/vehicles',
  // The specification's onboarding sends `userId`; the vehicle is of whoever is signed in.
  body: z.pipe(
    z.strictObject({ ...newVehicleSchema.shape, userId: z.optional(z.unknown()) }),
    z.transform((vehicle): NewVehicle => {
      delete vehicle.userId;
      return vehicle;
    }),
  ),
  response: vehicleSchema,
  status: 201,
});

/** Changes what is named of a vehicle; `isDefault: true` unsets the previous default. */
export const updateVehicle = endpoint({
  method: 'PATCH',
  path: '/api/vehicles/:id',
  params: idParams,
  body: vehicleEditSchema,
  response: vehicleSchema,
});

/** Deletes the vehicle with its manuals. */
export const deleteVehicle = endpoint({
  method: 'DELETE',
  path: '/api/vehicles/:id',
  params: idParams,
});
