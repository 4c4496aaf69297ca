import * as z from 'zod/mini';
import { count, endpoint, idParams, numericId, positiveInteger } from './endpoint';
import { nameSchema } from './name';

/** What one vehicle's logbook holds at most. */
export const MAX_ODOMETER_ENTRIES = 300;
export const MAX_SERVICES = 200;
/** Of one service: what a workshop does at a large one, of every version that a manual tells of. */
const MAX_SERVICE_ITEMS = 80;
const MAX_KM = 3_000_000;
const MAX_PRICE = 1_000_000;
const MAX_NOTES = 500;

/** A day: "2026-03-14". None lies ahead of any zone's today. */
const DAY_MS = 24 * 60 * 60 * 1000;
const lastDay = (): string => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
const FIRST_DAY = '1950-01-01';

export const daySchema = z.iso.date('Elige una fecha.').check(
  z.refine((day) => day >= FIRST_DAY, 'Elige una fecha desde 1950.'),
  z.refine((day) => day <= lastDay(), 'La fecha no puede ser futura.'),
);

export const kmSchema = z
  .int('Escribe los kilómetros sin decimales.')
  .check(
    z.minimum(0, 'Los kilómetros no pueden ser negativos.'),
    z.maximum(MAX_KM, 'Son demasiados kilómetros.'),
  );

export const odometerEntrySchema = z.object({ id: positiveInteger, date: z.string(), km: z.int() });
export type OdometerEntry = z.infer<typeof odometerEntrySchema>;

/** Whether its owner has said that an unlikely reading is meant. */
const confirmation = { isConfirmed: z.optional(z.boolean()) };

const entryBody = z.strictObject({ date: daySchema, km: kmSchema, ...confirmation });
export type NewOdometerEntry = z.infer<typeof entryBody>;

const entryParams = z.object({ id: numericId, entry: numericId });

export const listOdometer = endpoint({
  method: 'GET',
  path: '/api/vehicles/:id/odometer',
  params: idParams,
  /** The newest first. */
  response: z.array(odometerEntrySchema),
});

export const addOdometerEntry = endpoint({
  method: 'POST',
  path: '/api/vehicles/:id/odometer',
  params: idParams,
  body: entryBody,
  response: odometerEntrySchema,
  status: 201,
});

export const deleteOdometerEntry = endpoint({
  method: 'DELETE',
  path: '/api/vehicles/:id/odometer/:entry',
  params: entryParams,
});

/** Of an item of the plan, or of the inspection by law. */
export const planItemIdSchema = z.string().check(z.regex(/^(?:[0-9a-f]{12}(?:-\d{1,3})?|itv)$/));

const orNull = <Value>(value: z.ZodMiniType<Value>) => z._default(z.nullable(value), null);
const words = (most: number) => nameSchema.check(z.maxLength(most));

const serviceFields = {
  /** Items of the plan that were done. */
  items: z.array(planItemIdSchema).check(z.maxLength(MAX_SERVICE_ITEMS)),
  what: words(200).check(z.minLength(1, 'Di qué se hizo.')),
  date: daySchema,
};
const serviceDetails = {
  km: z.nullable(kmSchema),
  workshop: z.nullable(words(80)),
  /** In the owner's own currency. */
  price: z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_PRICE))),
  notes: z.nullable(z.string().check(z.trim(), z.maxLength(MAX_NOTES))),
};

/** What is taken of receipts; pictures are kept as JPEG, whatever they came as. */
export const RECEIPT_ACCEPT = 'image/*,application/pdf';
export const receiptTypes = ['application/pdf', 'image/jpeg'] as const;
export type ReceiptType = (typeof receiptTypes)[number];
/** Largest receipt, in bytes (10 MB). */
export const MAX_RECEIPT_BYTES = 10 * 1024 * 1024;

const receiptSchema = z.object({
  name: z.string(),
  contentType: z.enum(receiptTypes),
  /** Bytes. */
  size: count,
});
export type Receipt = z.infer<typeof receiptSchema>;

/** Items of the plan of which its owner says that they were not done in it; none until somebody was asked. */
const notDone = z.optional(serviceFields.items);

export const serviceSchema = z.object({
  id: positiveInteger,
  ...serviceFields,
  ...serviceDetails,
  notDone,
  /** Older services have none. */
  receipt: orNull(receiptSchema),
});
export type Service = z.infer<typeof serviceSchema>;

const newServiceSchema = z.strictObject({
  ...serviceFields,
  km: orNull(serviceDetails.km),
  workshop: orNull(serviceDetails.workshop),
  price: orNull(serviceDetails.price),
  notes: orNull(serviceDetails.notes),
  ...confirmation,
});
export type NewService = z.infer<typeof newServiceSchema>;

const serviceEditSchema = z
  .partial(z.strictObject({ ...serviceFields, ...serviceDetails, ...confirmation, notDone }))
  .check(z.refine((edit) => Object.keys(edit).length > 0, 'Di qué cambia.'));
export type ServiceEdit = z.infer<typeof serviceEditSchema>;

const serviceParams = z.object({ id: numericId, service: numericId });

export const listServices = endpoint({
  method: 'GET',
  path: '/api/vehicles/:id/services',
  params: idParams,
  /** The newest first. */
  response: z.array(serviceSchema),
});

export const addService = endpoint({
  method: 'POST',
  path: '/api/vehicles/:id/services',
  params: idParams,
  body: newServiceSchema,
  response: serviceSchema,
  status: 201,
});

export const updateService = endpoint({
  method: 'PATCH',
  path: '/api/vehicles/:id/services/:service',
  params: serviceParams,
  body: serviceEditSchema,
  response: serviceSchema,
});

export const deleteService = endpoint({
  method: 'DELETE',
  path: '/api/vehicles/:id/services/:service',
  params: serviceParams,
});

/** Field `receipt` (PDF, JPEG, PNG or WebP): takes the place of the one before. Answered by the function that draws pages. */
export const attachReceipt = endpoint({
  method: 'POST',
  path: '/api/vehicles/:id/services/:service/receipt',
  params: serviceParams,
  bodyKind: 'multipart',
  response: serviceSchema,
  status: 201,
});

export const deleteReceipt = endpoint({
  method: 'DELETE',
  path: '/api/vehicles/:id/services/:service/receipt',
  params: serviceParams,
});

/** An address of the receipt that is good for minutes. */
export const openReceipt = endpoint({
  method: 'POST',
  path: '/api/vehicles/:id/services/:service/receipt/link',
  params: serviceParams,
  response: z.object({ url: z.url() }),
});

/** All services as comma-separated values, for spreadsheets. */
export const getServicesCsv = endpoint({
  method: 'GET',
  path: '/api/vehicles/:id/services.csv',
  params: idParams,
  response: z.instanceof(Uint8Array),
});
