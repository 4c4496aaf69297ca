import { Firestore } from 'firebase-admin/firestore';
import { startFirestore, type FirestoreServer } from '../../../local/firestore/server';
import { firestoreDeletedManuals } from '../../src/adapters/firestore/deleted-manuals';
import { firestoreManuals } from '../../src/adapters/firestore/manuals';

const LIMITS = {
  ...{ questionsPerMinute: 1, questionsPerDay: 1, uploadsPerDay: 1 },
  ...{ storedBytes: 1, vehicles: 1, manualsPerVehicle: 1 },
};
const soon = () => new Date(Date.now() + 1000);

describe('manuals that are gone', () => {
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

  it('are remembered with their owner until they are forgotten', async () => {
    const deletedManuals = firestoreDeletedManuals(db);
    await firestoreManuals(db, LIMITS).delete('ana', 7);
    expect(await deletedManuals.list(new Date(0))).toEqual([]);
    expect(await deletedManuals.list(soon())).toEqual([{ uid: 'ana', manualId: 7 }]);
    await deletedManuals.forget('ana', 7);
    expect(await deletedManuals.list(soon())).toEqual([]);
  });
});
