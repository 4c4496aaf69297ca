import { Firestore } from 'firebase-admin/firestore';
import { startFirestore, type FirestoreServer } from '../../../local/firestore/server';
import { manualConverter } from '../../src/adapters/firestore/converters';
import { firestoreDeletedManuals } from '../../src/adapters/firestore/deleted-manuals';
import { firestoreManuals } from '../../src/adapters/firestore/manuals';
import { aManual } from '../../src/testing/builders';
import { onePage } from '../../src/testing/sweeping';

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

  const shelve = async (uid: string, id: number) => {
    await db.doc(`users/${uid}`).set({});
    const record = db.doc(`users/${uid}/manuals/${id}`).withConverter(manualConverter);
    await record.set(aManual({ id }));
  };

  it('are deleted once, however many delete them at once', async () => {
    await shelve('eva', 1);
    const manuals = firestoreManuals(db, LIMITS);
    const deleted = await Promise.all([1, 1, 1].map((id) => manuals.delete('eva', id)));
    expect(deleted.filter(Boolean)).toHaveLength(1);
    await firestoreDeletedManuals(db).forget('eva', 1);
  });

  it('leave no note below an owner who is gone', async () => {
    await shelve('luis', 1);
    await db.doc('users/luis').delete();
    expect(await firestoreManuals(db, LIMITS).delete('luis', 1)).toBe(true);
    expect(await firestoreDeletedManuals(db).list(soon(), null)).toEqual(onePage([]));
  });

  it('are remembered with their owner until they are forgotten', async () => {
    const deletedManuals = firestoreDeletedManuals(db);
    const manuals = firestoreManuals(db, LIMITS);
    await shelve('ana', 7);
    expect(await manuals.delete('ana', 7)).toBe(true);
    expect(await deletedManuals.list(new Date(0), null)).toEqual(onePage([]));
    const found = onePage([{ uid: 'ana', manualId: 7 }]);
    expect(await deletedManuals.list(soon(), null)).toEqual(found);
    await deletedManuals.forget('ana', 7);
    expect(await deletedManuals.list(soon(), null)).toEqual(onePage([]));
  });
});
