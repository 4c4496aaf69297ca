import { Firestore } from 'firebase-admin/firestore';
import { startFirestore, type FirestoreServer } from '../../../local/firestore/server';
import { manualConverter } from '../../src/adapters/firestore/converters';
import { firestoreManuals } from '../../src/adapters/firestore/manuals';
import type { ManualRecord } from '../../src/domain/records';
import { aManual } from '../../src/testing/builders';

const LIMITS = {
  ...{
    questionsPerMinute: 1,
    questionsPerDay: 1,
    uploadsPerDay: 1,
    picturesPerDay: 1,
    receiptsPerDay: 1,
  },
  ...{ storedBytes: 100, vehicles: 1, manualsPerVehicle: 9 },
};

describe('room that is kept for a file on its way', () => {
  let server: FirestoreServer;
  let db: Firestore;
  beforeEach(async () => {
    server = await startFirestore({ port: 0 });
    db = new Firestore({
      ...{ projectId: 'demo-test', host: '127.0.0.1', port: server.port, ssl: false },
      customHeaders: { Authorization: 'Bearer owner' },
    });
  });
  afterEach(async () => {
    await db.terminate();
    server.close();
  });

  async function shelfWith(...manuals: Partial<ManualRecord>[]) {
    for (const change of manuals) {
      const manual = aManual(change);
      await db.doc(`users/ana/manuals/${manual.id}`).withConverter(manualConverter).set(manual);
    }
    return firestoreManuals(db, LIMITS);
  }

  it('is for the largest upload that was opened for a manual, not for the last', async () => {
    const manuals = await shelfWith({ id: 1 }, { id: 2 });
    await manuals.reserve('ana', 1, 90);
    await manuals.reserve('ana', 1, 1);
    expect(await manuals.get('ana', 1)).toMatchObject({ reservedBytes: 90 });
    await expect(manuals.reserve('ana', 2, 11)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  });

  it.each([
    ['is gone', { id: 2 }, 'MANUAL_NOT_FOUND'],
    ['is being deleted', { status: 'deleted' }, 'MANUAL_BEING_DELETED'],
    ['has its file by now', { status: 'processing', fileSize: 10 }, 'MANUAL_HAS_FILE'],
  ] as const)('is none where the manual %s', async (_what, change, code) => {
    const manuals = await shelfWith(change);
    await expect(manuals.reserve('ana', 1, 10)).rejects.toMatchObject({ code });
  });
});
