import { manualStatusSchema, manualTypeSchema, starterSchema } from '@contract';
import type {
  DocumentData,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  worseBy,
  type ManualRecord,
  type UserRecord,
  type VehicleRecord,
} from '../../domain/ports/records';

/** A moment: Firestore takes a `Date` and gives back its own `Timestamp`, which differs between SDKs. */
export const storedMoment = z
  .custom<{ toDate(): Date }>(
    (value) => typeof value === 'object' && value !== null && 'toDate' in value,
    'not a Timestamp',
  )
  .transform((timestamp) => timestamp.toDate());

/** Parses documents when they are read, so that a damaged one fails where it stands, not three calls later. */
export const converter = <Stored extends DocumentData>(
  schema: z.ZodType<Stored>,
): FirestoreDataConverter<Stored> => ({
  toFirestore: (record) => record,
  fromFirestore: (snapshot: QueryDocumentSnapshot) => schema.parse(snapshot.data()),
});

const id = z.number().int().positive();

export const userConverter = converter<UserRecord>(
  z.object({
    id: z.string(),
    username: z.string(),
    displayName: z.string(),
    email: z.string(),
    preferredLanguage: z.string(),
    onboardingStep: z.number().int(),
    onboardingCompleted: z.boolean(),
    authMethod: z.string(),
    createdAt: storedMoment,
  }),
);

export const vehicleConverter = converter<VehicleRecord>(
  z.object({
    id,
    userId: z.string(),
    make: z.string(),
    model: z.string(),
    year: z.number().int(),
    trim: z.string().nullable(),
    vin: z.string().nullable(),
    nickname: z.string().nullable(),
    // Older records have none of these.
    engine: z.string().nullable().default(null),
    tyreSize: z.string().nullable().default(null),
    country: z.string().nullable().default(null),
    firstRegistration: z.string().nullable().default(null),
    assistancePhone: z.string().nullable().default(null),
    isDefault: z.boolean(),
    createdAt: storedMoment,
  }),
);

export const manualConverter = converter<ManualRecord>(
  z.object({
    id,
    vehicleId: id,
    originalFilename: z.string(),
    contentType: z.nullable(manualTypeSchema),
    fileSize: z.number().int(),
    reservedBytes: z.number().int().default(0),
    openUpload: z
      .object({
        url: z.string(),
        fingerprint: z.string(),
        size: z.number().int(),
        contentType: manualTypeSchema,
        origin: z.string(),
      })
      .nullable()
      .default(null),
    awaitedFingerprint: z.string().nullable().default(null),
    sha256: z.string().nullable(),
    status: manualStatusSchema,
    processingMessage: z.string().nullable(),
    processingProgress: z.number(),
    pageCount: z.number().int().nullable(),
    isTextOnly: z.boolean().default(false),
    chunkCount: z.number().int(),
    activeRevision: z.number().int().nullable(),
    lastRevision: z.number().int(),
    // Absent of what was stored before the reader had a version.
    readerVersion: z.number().int().default(0),
    starters: z.array(starterSchema).default([]),
    rereading: z
      .object({
        version: z.number().int(),
        attempts: z.number().int(),
        begunAt: storedMoment.nullable().default(null),
        askedAt: storedMoment,
        ended: z.enum([...worseBy, 'failed']).nullable(),
      })
      .nullable()
      .default(null),
    generation: z.string().nullable(),
    lease: z.object({ holder: z.string(), expiresAt: storedMoment }).nullable(),
    sweeps: z.number().int().default(0),
    overtakenAt: storedMoment.nullable().default(null),
    createdAt: storedMoment,
    updatedAt: storedMoment,
    lastQueriedAt: storedMoment.nullable(),
    settledAt: storedMoment.nullable().default(null),
  }),
);
