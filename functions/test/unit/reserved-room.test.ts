import { manualConverter } from '../../src/adapters/firestore/converters';
import { firestoreLogbooks } from '../../src/adapters/firestore/logbooks';
import { firestoreManuals } from '../../src/adapters/firestore/manuals';
import { firestoreVehicles } from '../../src/adapters/firestore/vehicles';
import { withService } from '../../src/domain/logbook/logbook';
import type { ManualRecord } from '../../src/domain/ports/records';
import { aManual, aVehicle } from '../../src/testing/builders';
import { LIMITS as LEAST, localFirestore } from './support/local-firestore';

const LIMITS = { ...LEAST, storedBytes: 100, manualsPerVehicle: 9 };

const SERVICE = {
  ...{ items: [], what: 'Aceite', date: '2026-05-01', km: 50_000 },
  ...{ workshop: null, price: null, notes: null },
};
const RECEIPT = { key: 'a', name: 'recibo.pdf', contentType: 'application/pdf' } as const;

describe('room that is kept for a file on its way', () => {
  const store = localFirestore('for each');

  async function shelfWith(...manuals: Partial<ManualRecord>[]) {
    for (const change of manuals) {
      const manual = aManual(change);
      await store.db
        .doc(`users/ana/manuals/${manual.id}`)
        .withConverter(manualConverter)
        .set(manual);
    }
    return firestoreManuals(store.db, LIMITS);
  }

  it('is for the largest upload that was opened for a manual, not for the last', async () => {
    const manuals = await shelfWith({ id: 1 }, { id: 2 });
    await manuals.reserve('ana', 1, 90);
    await manuals.reserve('ana', 1, 1);
    expect(await manuals.get('ana', 1)).toMatchObject({ reservedBytes: 90 });
    await expect(manuals.reserve('ana', 2, 11)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  });

  it('is shared with receipts, each of which may take the place of its own one', async () => {
    const manuals = await shelfWith({ id: 1 });
    const logbooks = firestoreLogbooks(store.db, LIMITS);
    const vehicles = firestoreVehicles(store.db, { ...LIMITS, vehicles: 2 });
    await store.db.doc('users/ana').set({ counters: {} });
    for (const vehicleId of [1, 2]) {
      await vehicles.create('ana', { ...aVehicle(), isDefault: false });
      await logbooks.change('ana', vehicleId, (before) => ({
        ...{ logbook: withService(before, SERVICE).logbook, answer: undefined },
      }));
    }
    const attach = (vehicleId: number, size: number) =>
      logbooks.attachReceipt('ana', { vehicleId, serviceId: 1 }, { ...RECEIPT, size });
    const full = { code: 'STORAGE_FULL' };
    await manuals.reserve('ana', 1, 40);
    await attach(1, 30);
    await attach(2, 30);
    await expect(attach(2, 31)).rejects.toMatchObject(full);
    await attach(2, 20);
    await expect(manuals.reserve('ana', 1, 51)).rejects.toMatchObject(full);
    await manuals.reserve('ana', 1, 50);
    expect((await logbooks.get('ana', 2)).services).toMatchObject([{ receipt: { size: 20 } }]);
  });

  it('is given to one of two receipts that come at once', async () => {
    const logbooks = firestoreLogbooks(store.db, LIMITS);
    await store.db.doc('users/ana').set({ counters: {} });
    await firestoreVehicles(store.db, LIMITS).create('ana', aVehicle());
    const add = () =>
      logbooks.change('ana', 1, (before) => ({
        ...{ logbook: withService(before, SERVICE).logbook, answer: undefined },
      }));
    await add();
    await add();
    const attach = (serviceId: number) =>
      logbooks.attachReceipt('ana', { vehicleId: 1, serviceId }, { ...RECEIPT, size: 60 });
    const results = await Promise.allSettled([attach(1), attach(2)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
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
