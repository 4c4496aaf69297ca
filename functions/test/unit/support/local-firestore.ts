import { Firestore } from 'firebase-admin/firestore';
import { startFirestore, type FirestoreServer } from '../../../../local/firestore/server';

/** Quotas that a test does not come to use. */
export const LIMITS = {
  ...{
    questionsPerMinute: 1,
    questionsPerDay: 1,
    uploadsPerDay: 1,
    picturesPerDay: 1,
    looksPerMinute: 1,
    receiptsPerDay: 1,
  },
  ...{ storedBytes: 1, vehicles: 1, manualsPerVehicle: 1 },
};

/** A database of their own for the tests of a `describe`, as the server sees it; `db` is there once they run. */
export function localFirestore(): { readonly db: Firestore } {
  let server: FirestoreServer;
  let db: Firestore;
  beforeAll(async () => {
    server = await startFirestore({ port: 0 });
    db = new Firestore({
      ...{ projectId: 'demo-test', host: '127.0.0.1', port: server.port, ssl: false },
      customHeaders: { Authorization: 'Bearer owner' },
    });
  });
  afterAll(async () => {
    await db.terminate();
    server.close();
  });
  return {
    get db() {
      return db;
    },
  };
}
