import { collections, userPath } from '@contract';
import { FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Chunks, RevisionKey } from '../../domain/ports';
import type { EmbeddedChunk } from '../../domain/ports/records';
import { deleteQueried, inBatches } from './batches';
import { chunkConverter } from './chunk-converter';
import { chunksOfRevisions } from './chunks-of-revisions';

/** Fields of a chunk that are read: everything but its vector, which is eight times as large as all of them. */
const READ_FIELDS = Object.keys(chunkConverter.shape);
const EMBEDDING = 'embedding';
const DISTANCE = 'distance';
/** As firestore.indexes.json declares: Firestore stores a vector of another length without a word and never finds it. */
export const VECTOR_DIMENSIONS = 768;
/** Values of one `in`: Firestore takes 30, the local stand-in 10. Hardly any garage has more manuals for one vehicle. */
const MAX_REVISIONS = 10;
/** Firestore's limit for the results of one nearest-neighbour query. */
const MAX_NEAREST = 1000;

const revisionKeyOf = ({ manualId, revision }: RevisionKey): string => `${manualId}-${revision}`;

/** Passages in `users/{uid}/chunks/{id}`, with the field `revisionKey` that queries select by. */
export function firestoreChunks(db: Firestore): Chunks {
  const collection = (uid: string) => db.collection(`${userPath(uid)}/${collections.chunks}`);
  const ofRevision = (uid: string, revision: RevisionKey): Query =>
    collection(uid).where('revisionKey', '==', revisionKeyOf(revision));

  return {
    save: (uid, chunks) =>
      inBatches(db, chunks, (batch, chunk) =>
        batch.set(collection(uid).doc(chunk.id), documentOf(chunk)),
      ),

    async list(uid, manualId, revision, limit) {
      const inOrder = ofRevision(uid, { manualId, revision }).orderBy('position');
      const { docs } = await inOrder
        .limit(limit)
        .select(...READ_FIELDS)
        .get();
      return docs.map((document) => chunkConverter.parse(document.data()));
    },

    async get(uid, ids) {
      if (ids.length === 0) return [];
      const wanted = ids.map((id) => collection(uid).doc(id));
      const documents = await db.getAll(...wanted, { fieldMask: READ_FIELDS });
      return documents
        .filter((document) => document.exists)
        .map((document) => chunkConverter.parse(document.data()));
    },

    async nearest(uid, revisions, { model, values }, limit) {
      requireDimensions(values);
      if (revisions.length === 0 || !hasDirection(values)) return [];
      const groups = groupsOf(revisions.map(revisionKeyOf), MAX_REVISIONS);
      const found = await Promise.all(
        groups.map(async (keys) => {
          const query = collection(uid)
            .where('revisionKey', 'in', keys)
            .where('embeddingModel', '==', model)
            .select('id', DISTANCE)
            .findNearest({
              vectorField: EMBEDDING,
              queryVector: [...values],
              limit: Math.min(limit, MAX_NEAREST),
              distanceMeasure: 'COSINE',
              distanceResultField: DISTANCE,
            });
          return (await query.get()).docs.map((document) => nearestSchema.parse(document.data()));
        }),
      );
      return found.flat().filter(isFiniteDistance).sort(byDistance).slice(0, limit);
    },

    ...chunksOfRevisions(ofRevision),

    deleteOf: (uid, manualId) => deleteQueried(collection(uid).where('manualId', '==', manualId)),

    deleteRevision: (uid, revision) => deleteQueried(ofRevision(uid, revision)),
  };
}

type Distant = { distance: number };
const isFiniteDistance = ({ distance }: Distant): boolean => Number.isFinite(distance);
const byDistance = (a: Distant, b: Distant): number => a.distance - b.distance;

const nearestSchema = z.object({ id: z.string(), [DISTANCE]: z.number() });

function requireDimensions(vector: readonly number[]): void {
  if (vector.length === VECTOR_DIMENSIONS) return;
  throw new Error(`a vector of ${vector.length} numbers, the index takes ${VECTOR_DIMENSIONS}`);
}

function documentOf(chunk: EmbeddedChunk) {
  requireDimensions(chunk.embedding);
  return {
    ...chunk,
    revisionKey: revisionKeyOf(chunk),
    embeddingDimensions: chunk.embedding.length,
    [EMBEDDING]: FieldValue.vector(chunk.embedding),
  };
}

/** Cosine has no answer for a vector of zeros; Google's emulator answers NaN. */
const hasDirection = (vector: readonly number[]): boolean =>
  vector.some((value) => value !== 0) && vector.every(Number.isFinite);

const groupsOf = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, group) =>
    values.slice(group * size, (group + 1) * size),
  );
