import {
  beyondSchema,
  classificationSchema,
  confidenceSchema,
  feedbackSchema,
  sourceDocumentSchema,
  statementSchema,
} from '@contract';
import {
  FieldValue,
  type DocumentData,
  type FirestoreDataConverter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import type { SearchRecord } from '../../domain/ports/records';
import { expiryOf } from '../../domain/history/search-expiry';
import { storedMoment } from './converters';

const storedSchema: z.ZodType<SearchRecord> = z.object({
  id: z.number().int().positive(),
  query: z.string(),
  followUpOf: z.number().int().positive().optional(),
  understoodAs: z.string().optional(),
  vehicleId: z.number().int().positive(),
  response: z.string(),
  statements: z.array(statementSchema).optional(),
  classification: classificationSchema,
  sourceDocuments: z.array(sourceDocumentSchema),
  suggestions: z.array(sourceDocumentSchema),
  confidence: confidenceSchema,
  beyond: z.optional(beyondSchema),
  createdAt: storedMoment,
  savedAt: storedMoment.optional(),
  expireAt: storedMoment.optional(),
  feedback: z.optional(feedbackSchema),
});

/**
 * When a question that is kept was asked stands in another field: who deletes all but those goes by `createdAt`, and what
 * has none is passed over without being read.
 */
const ASKED_AT = 'askedAt';

/** Before all moments: what is compared with it has such a field. */
export const LONG_AGO = new Date(0);

export const searchConverter: FirestoreDataConverter<SearchRecord> = {
  toFirestore: (record) => record,
  fromFirestore(snapshot: QueryDocumentSnapshot) {
    const { [ASKED_AT]: askedAt, ...stored } = snapshot.data();
    return storedSchema.parse(askedAt ? { ...stored, createdAt: askedAt as unknown } : stored);
  },
};

/** The field by which Firestore deletes them (`firestore.indexes.json`). */
export const EXPIRE_AT = 'expireAt';

/** The fields that tell whether a question is kept, and until when it stays where it is not. */
export const kept = (
  { createdAt }: SearchRecord,
  savedAt: Date | null,
  retentionDays: number,
): DocumentData => {
  const gone = FieldValue.delete();
  return savedAt
    ? { savedAt, [ASKED_AT]: createdAt, createdAt: gone, [EXPIRE_AT]: gone }
    : {
        ...{ savedAt: gone, [ASKED_AT]: gone, createdAt },
        [EXPIRE_AT]: expiryOf(createdAt, retentionDays) ?? gone,
      };
};

/** Those of an owner that are kept, the last one first. */
export const savedOf = (searches: Query): Query<SearchRecord> =>
  searches
    .withConverter(searchConverter)
    .where('savedAt', '>', LONG_AGO)
    .orderBy('savedAt', 'desc');
