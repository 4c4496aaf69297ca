import * as z from 'zod/mini';
import { count, endpoint, idParams, moment, numericId, percent, positiveInteger } from './endpoint';
import { MAX_FILENAME_LENGTH, MAX_PROCESSING_MESSAGE_LENGTH } from './limits';

/** Life of a manual; which change may follow which is `domain/manuals/manual-status.ts`. */
export const manualStatuses = [
  'pending',
  'processing',
  'vectorizing',
  'completed',
  'ready',
  'failed',
  'deleted',
] as const;
export const manualStatusSchema = z.enum(manualStatuses);
export type ManualStatus = z.infer<typeof manualStatusSchema>;

/** The formats that are read, by their media type. */
export const manualTypes = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'text/plain': '.txt',
} as const;
export type ManualType = keyof typeof manualTypes;
export const manualTypeSchema = z.enum(Object.keys(manualTypes) as [ManualType, ...ManualType[]]);

/** The media type that a file's name promises; null when it is none of ours. */
export function manualTypeOf(filename: string): ManualType | null {
  const name = filename.toLowerCase();
  const entry = Object.entries(manualTypes).find(([, extension]) => name.endsWith(extension));
  return entry ? (entry[0] as ManualType) : null;
}

/** A question that a manual answers for sure, and where: "p. 35", or the section where the format has no pages. */
export const starterSchema = z.object({ query: z.string(), pageReference: z.string() });
export type Starter = z.infer<typeof starterSchema>;

export const manualSchema = z.object({
  id: positiveInteger,
  vehicleId: positiveInteger,
  /** Joined by the API; null when the vehicle is being deleted. */
  vehicle: z.nullable(
    z.object({
      make: z.string(),
      model: z.string(),
      year: z.int(),
      nickname: z.nullable(z.string()),
    }),
  ),
  originalFilename: z.string(),
  /** Judged from the content once the file has been read. */
  contentType: z.nullable(manualTypeSchema),
  /** Bytes; 0 until the file is here. */
  fileSize: count,
  status: manualStatusSchema,
  /** Spanish: what is happening, what could not be read, or what to do about a failure. */
  processingMessage: z.nullable(z.string()),
  /** Percent, 0 to 100. */
  processingProgress: percent,
  /** The same as `processingProgress`, under the specification's other name. */
  progress: percent,
  /** Null where the format has no pages. */
  pageCount: z.nullable(z.int()),
  chunkCount: count,
  /** Whether questions find it; true also while it is read again. */
  isAskable: z.boolean(),
  /** To begin with; none before it was read, or where it answers none of those that were tried. */
  starters: z._default(z.array(starterSchema), []),
  createdAt: moment,
  updatedAt: moment,
  lastQueriedAt: z.nullable(moment),
  /** When it was last read to the end, or given up; null before. */
  settledAt: z.nullable(moment),
});
export type Manual = z.infer<typeof manualSchema>;

export const chunkCategories = [
  'specification',
  'maintenance',
  'troubleshooting',
  'general',
] as const;
export type ChunkCategory = (typeof chunkCategories)[number];

const manualChunkSchema = z.object({
  id: z.string(),
  content: z.string(),
  /** As it is shown: "p. 214", or the section where the format has no pages. */
  pageReference: z.string(),
  category: z.enum(chunkCategories),
  createdAt: moment,
});
export type ManualChunk = z.infer<typeof manualChunkSchema>;

const filename = z
  .string()
  .check(z.trim(), z.minLength(1, 'Filename is required'), z.maxLength(MAX_FILENAME_LENGTH));

/**
 * Tells files apart by all of their bytes, as the browser computes it before it sends any: SHA-256, in hexadecimal, of the
 * SHA-256 of each piece of `UPLOAD_CHUNK_BYTES`. The server only ever compares it with the same owner's last one (0030).
 */
const fingerprint = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const listManuals = endpoint({
  method: 'GET',
  path: '/api/manuals',
  response: z.array(manualSchema),
});

/** Answers the manual that waits for this very file already, where an upload of it broke off. */
export const createManual = endpoint({
  method: 'POST',
  path: '/api/manuals',
  body: z.strictObject({
    vehicleId: numericId,
    originalFilename: filename,
    status: z.optional(z.literal('pending')),
    fingerprint: z.optional(fingerprint),
  }),
  response: manualSchema,
  status: 201,
});

/**
 * Opens a resumable upload for one file of exactly `fileSize` bytes. `uploadUrl` is a secret of its holder;
 * the browser PUTs the file there in pieces (Cloud Storage's resumable protocol). The same file gets the session of
 * before again (`isContinued`), unless the caller found that it has expired.
 */
export const openUploadSession = endpoint({
  method: 'POST',
  path: '/api/manuals/:id/upload-session',
  params: idParams,
  body: z.strictObject({
    fileSize: count,
    contentType: manualTypeSchema,
    fingerprint: z.optional(fingerprint),
    isExpired: z.optional(z.boolean()),
  }),
  response: z.object({ uploadUrl: z.url(), isContinued: z.boolean() }),
});

const CHOOSE = 'Por favor, selecciona un vehículo y un archivo';

const chosenVehicle = z.pipe(
  z.string(CHOOSE).check(z.regex(/^[1-9]\d{0,14}$/, CHOOSE)),
  z.transform(Number),
);

/** What the forms hold beside their file. */
export const uploadFields = {
  uploadManual: z.strictObject({ vehicleId: chosenVehicle }),
  /** The manual knows its vehicle; a page that tells another is out of date. */
  uploadManualFile: z.strictObject({ vehicleId: z.optional(chosenVehicle) }),
  uploadVehicleManual: z.strictObject({}),
};

/** Fields `vehicleId` and `manual` (the file): creates the manual and stores its file. */
export const uploadManual = endpoint({
  method: 'POST',
  path: '/api/manuals/upload',
  bodyKind: 'multipart',
  response: manualSchema,
  status: 201,
});

/** Field `file`: stores the file of a manual that was created before. */
export const uploadManualFile = endpoint({
  method: 'POST',
  path: '/api/manuals/:id/upload',
  params: idParams,
  bodyKind: 'multipart',
  response: manualSchema,
});

/** Field `manual`: the file attached in the add-vehicle dialog, at most 20 MB. */
export const uploadVehicleManual = endpoint({
  method: 'POST',
  path: '/api/vehicles/:id/manual',
  params: idParams,
  bodyKind: 'multipart',
  response: manualSchema,
  status: 201,
});

/** See `EditableStatus`. */
export const editableStatuses = [...manualStatuses, 'error'] as const;

/**
 * All of it or, where something is refused, nothing. A status that the manual has already may go along with other fields;
 * `processing` by itself asks for another reading, which is refused while one goes on.
 */
export const updateManual = endpoint({
  method: 'PUT',
  path: '/api/manuals/:id',
  params: idParams,
  body: z
    .partial(
      z.strictObject({
        vehicleId: numericId,
        status: z.enum(editableStatuses),
        processingMessage: z.nullable(
          z.string().check(z.trim(), z.maxLength(MAX_PROCESSING_MESSAGE_LENGTH)),
        ),
      }),
    )
    .check(z.refine((change) => Object.keys(change).length > 0, 'No hay nada que cambiar.')),
  response: manualSchema,
});

export const deleteManual = endpoint({
  method: 'DELETE',
  path: '/api/manuals/:id',
  params: idParams,
});

/** The first chunks in reading order, at most `MAX_LISTED_CHUNKS`. */
export const listManualChunks = endpoint({
  method: 'GET',
  path: '/api/manuals/:id/chunks',
  params: idParams,
  response: z.array(manualChunkSchema),
});

export const getManualStatus = endpoint({
  method: 'GET',
  path: '/api/manuals/:id/status',
  params: idParams,
  response: z.pick(manualSchema, {
    id: true,
    status: true,
    processingMessage: true,
    processingProgress: true,
    progress: true,
    isAskable: true,
    updatedAt: true,
  }),
});
