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

/**
 * A database for the tests of a `describe`, or for each of them, as the server sees it: `db` is there once they run, and
 * `connect` makes what another instance of the server would have of it.
 */
export function localFirestore(one: 'for all' | 'for each' = 'for all') {
  const [before, after] = one === 'for all' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  const clients: Firestore[] = [];
  let server: FirestoreServer;
  let db: Firestore;
  function connect(): Firestore {
    const client = new Firestore({
      ...{ projectId: 'demo-test', host: '127.0.0.1', port: server.port, ssl: false },
      customHeaders: { Authorization: 'Bearer owner' },
    });
    clients.push(client);
    return client;
  }
  before(async () => {
    server = await startFirestore({ port: 0 });
    db = connect();
  });
  after(async () => {
    await Promise.all(clients.splice(0).map((client) => client.terminate()));
    server.close();
  });
  return {
    connect,
    get db() {
      return db;
    },
  };
}
