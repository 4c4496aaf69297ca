import { Firestore } from 'firebase-admin/firestore';
import { startFirestore } from '../../../../local/firestore/server';
import { documentAiOcr } from '../../../src/adapters/documentai/ocr';
import { firestoreChunks } from '../../../src/adapters/firestore/chunks';
import { firestoreLogbooks } from '../../../src/adapters/firestore/logbooks';
import { firestoreManuals } from '../../../src/adapters/firestore/manuals';
import { firestoreQuotas } from '../../../src/adapters/firestore/quotas';
import { firestoreSearches } from '../../../src/adapters/firestore/searches';
import { firestoreStoredSearches } from '../../../src/adapters/firestore/stored-searches';
import { firestoreSweepPlaces } from '../../../src/adapters/firestore/sweep-places';
import { firestoreUsers } from '../../../src/adapters/firestore/users';
import { firestoreVehicles } from '../../../src/adapters/firestore/vehicles';
import { vertexEmbedder } from '../../../src/adapters/vertex/embedder';
import { geminiByRest } from '../../../src/adapters/vertex/gemini-by-rest';
import { vertexPointingModel } from '../../../src/adapters/vertex/pointing-model';
import { READER_VERSION } from '../../../src/domain/manuals/reader-version';
import { revisionsOf } from '../../../src/domain/manuals/revisions';
import { answerByPointing } from '../../../src/usecases/answer-by-pointing';
import { answerPrompt } from '../../../src/usecases/prompts/answer-prompt';
import { firestoreMeter, type FirestoreBill } from './firestore-meter';
import { meteredModels, type ModelBill } from './models-meter';
import { meteredObjects, type ObjectBill } from './objects-meter';

export type Bill = FirestoreBill & ObjectBill & ModelBill;
export type CostWorld = Awaited<ReturnType<typeof costWorld>>;

const PLENTY = 1e9;
const LIMITS = {
  ...{ questionsPerMinute: PLENTY, questionsPerDay: PLENTY, uploadsPerDay: PLENTY },
  ...{
    receiptsPerDay: PLENTY,
    picturesPerDay: PLENTY,
    looksPerMinute: PLENTY,
    storedBytes: PLENTY,
    vehicles: PLENTY,
    manualsPerVehicle: PLENTY,
  },
};
const PROCESSOR = 'projects/p/locations/eu/processors/abc';

/** Nothing here may fail in a way that is made up for: it would cost less, or more. */
export const unexpected = (event: string, error: unknown): never => {
  throw new Error(event, { cause: error });
};

/**
 * The product's own adapters, with a meter at the wires of Firestore, Vertex AI and Document AI, and at the ports of
 * Cloud Storage. The clock stands still unless it is pushed.
 */
export async function costWorld() {
  const clock = { now: Date.parse('2026-11-21T09:00:00Z') };
  const now = () => new Date(clock.now);
  const meter = firestoreMeter();
  const server = await startFirestore({ port: 0, onExchange: meter.record });
  const db = new Firestore({
    ...{ projectId: 'demo-test', host: '127.0.0.1', port: server.port, ssl: false },
    customHeaders: { Authorization: 'Bearer owner' },
  });
  const models = await meteredModels();
  const { take: takeObjects, ...objects } = meteredObjects();
  const chunks = firestoreChunks(db);
  const place = { project: 'demo-guantera', host: models.vertex.host };
  const retention = { retentionDays: 30, now };
  const ports = {
    ...objects,
    users: firestoreUsers(db),
    vehicles: firestoreVehicles(db, LIMITS),
    manuals: firestoreManuals(db, LIMITS),
    logbooks: firestoreLogbooks(db, LIMITS),
    quotas: firestoreQuotas(db, LIMITS, now),
    chunks,
    revisions: revisionsOf([chunks, objects.indexes, objects.documents]),
    searches: { ...firestoreSearches(db, retention), ...firestoreStoredSearches(db, retention) },
    embedder: vertexEmbedder({
      place: { ...place, location: 'europe-west1' },
      model: 'text-multilingual-embedding-002',
      accessToken: () => Promise.resolve('token'),
    }),
    model: answerByPointing(
      vertexPointingModel({
        place: { ...place, location: 'eu' },
        model: 'gemini-test',
        thinkingLevel: 'LOW',
        client: geminiByRest(() => Promise.resolve('token')),
        promptFor: answerPrompt,
        onBlocked: (fields) => unexpected('blocked', fields),
      }),
    ),
    ocr: documentAiOcr({
      client: () => Promise.resolve(models.ocr.client),
      processor: PROCESSOR,
      async *pictures(_path, numbers, dpi) {
        const picture = { width: 10, height: 14, dpi, gray: new Uint8Array(140) };
        for (const number of numbers) yield await Promise.resolve({ number, picture });
      },
      onRefused: (fields) => unexpected('refused', fields),
      retry: (attempt) => attempt(10_000),
    }),
    places: firestoreSweepPlaces(db),
    queue: { enqueue: () => Promise.resolve() },
    readerVersion: READER_VERSION,
    isSpendingStopped: () => Promise.resolve(false),
    now,
    facts: () => Promise.reject(new Error('a sheet was opened')),
    warn: unexpected,
  };
  const take = (): Bill => ({ ...meter.take(), ...takeObjects(), ...models.take() });
  return {
    ports,
    clock,
    setKnowsAnswer: models.setKnowsAnswer,
    /** What `work` costs. */
    async costOf(work: () => Promise<unknown>): Promise<Bill> {
      take();
      await work();
      return take();
    },
    async stop(): Promise<void> {
      await db.terminate();
      server.close();
      await models.close();
    },
  };
}
