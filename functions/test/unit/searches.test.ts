import { Firestore } from 'firebase-admin/firestore';
import { startFirestore, type FirestoreServer } from '../../../local/firestore/server';
import { userConverter, vehicleConverter } from '../../src/adapters/firestore/converters';
import { firestoreManuals } from '../../src/adapters/firestore/manuals';
import { firestoreSearches } from '../../src/adapters/firestore/searches';
import { toSourceDocument } from '../../src/domain/answering/compose-answer';
import { aSearch, aUser, aVehicle } from '../../src/testing/builders';
import { anExcerpt } from '../../src/testing/excerpts';

const LIMITS = {
  ...{ questionsPerMinute: 1, questionsPerDay: 1, uploadsPerDay: 1 },
  ...{ storedBytes: 1, vehicles: 1, manualsPerVehicle: 9 },
};
const citing = (...manuals: number[]) =>
  aSearch({
    sourceDocuments: manuals.map((manualId) => toSourceDocument(anExcerpt({ manualId }))),
  });

describe('questions that are kept', () => {
  let server: FirestoreServer;
  let db: Firestore;
  const manuals = () => firestoreManuals(db, LIMITS);
  const searches = () => firestoreSearches(db);
  const manual = { vehicleId: 1, originalFilename: 'manual.pdf' };

  beforeEach(async () => {
    server = await startFirestore({ port: 0 });
    db = new Firestore({
      ...{ projectId: 'demo-test', host: '127.0.0.1', port: server.port, ssl: false },
      customHeaders: { Authorization: 'Bearer owner' },
    });
    await db.doc('users/ana').withConverter(userConverter).set(aUser());
    await db.doc('users/ana/vehicles/1').withConverter(vehicleConverter).set(aVehicle());
  });
  afterEach(async () => {
    await db.terminate();
    server.close();
  });

  it('are numbered, and note when the manuals that they cite were asked', async () => {
    await manuals().create('ana', manual);
    await manuals().create('ana', manual);
    await searches().save('ana', citing(1));
    const second = await searches().save('ana', citing(1, 1));
    expect(second.id).toBe(2);
    expect((await searches().list('ana', 9)).map(({ id }) => id)).toEqual([2, 1]);
    expect((await manuals().get('ana', 1))?.lastQueriedAt).toEqual(second.createdAt);
    expect((await manuals().get('ana', 2))?.lastQueriedAt).toBeNull();
  });

  it('stay when a manual that they cite is gone, which stays gone', async () => {
    await searches().save('ana', citing(8));
    expect(await searches().list('ana', 9)).toHaveLength(1);
    expect(await manuals().get('ana', 8)).toBeNull();
  });

  it('are not kept for who is gone', async () => {
    await db.doc('users/ana').delete();
    await expect(searches().save('ana', citing())).rejects.toThrow();
    expect(await searches().list('ana', 9)).toEqual([]);
  });
});
