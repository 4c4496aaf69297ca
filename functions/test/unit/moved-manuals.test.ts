import { userConverter, vehicleConverter } from '../../src/adapters/firestore/converters';
import { firestoreManuals } from '../../src/adapters/firestore/manuals';
import { firestoreVehicles } from '../../src/adapters/firestore/vehicles';
import { aUser, aVehicle } from '../../src/testing/builders';
import { deleteVehicle } from '../../src/usecases/delete-vehicle';
import { removeManual } from '../../src/usecases/remove-manual';
import { updateManual } from '../../src/usecases/update-manual';
import { LIMITS as LEAST, localFirestore } from './support/local-firestore';

const MOST = 3;
const LIMITS = { ...LEAST, vehicles: 9, manualsPerVehicle: MOST };

describe('a manual that is moved to another vehicle', () => {
  const store = localFirestore('for each');
  beforeEach(async () => {
    await store.db.doc('users/ana').withConverter(userConverter).set(aUser());
    for (const id of [1, 2, 3]) {
      const vehicle = store.db.doc(`users/ana/vehicles/${id}`).withConverter(vehicleConverter);
      await vehicle.set(aVehicle({ id }));
    }
  });

  function setUp() {
    const manuals = firestoreManuals(store.db, LIMITS);
    const vehicles = firestoreVehicles(store.db, LIMITS);
    const queue = { enqueue: () => Promise.resolve() };
    const move = (id: number, vehicleId: number) =>
      updateManual({ manuals, vehicles, queue, warn: () => undefined })('ana', id, {
        vehicleId,
        status: 'pending',
      });
    const enter = async (count: number, vehicleId: number) => {
      for (let at = 0; at < count; at += 1) {
        await manuals.create('ana', { vehicleId, originalFilename: 'manual.pdf' });
      }
    };
    const of = async (vehicleId: number) =>
      (await manuals.list('ana')).filter((manual) => manual.vehicleId === vehicleId);
    const nothing = () => Promise.resolve();
    const removing = removeManual({
      manuals,
      revisions: { deleteOf: nothing },
      files: { deleteAll: nothing },
    });
    const deleteWith = (id: number) =>
      deleteVehicle({
        ...{ vehicles, manuals, removeManual: removing },
        receipts: { deleteAll: nothing },
      })('ana', id);
    return { manuals, vehicles, move, enter, of, deleteWith };
  }

  it('takes the last place, and is refused when there is none', async () => {
    const { move, enter, of } = setUp();
    await enter(2, 1);
    await enter(MOST - 1, 2);
    expect(await move(1, 2)).toMatchObject({ manual: { vehicleId: 2 }, vehicle: { id: 2 } });
    await expect(move(2, 2)).rejects.toMatchObject({ code: 'TOO_MANY_MANUALS' });
    expect(await of(1)).toMatchObject([{ id: 2 }]);
  });

  it('is edited where it is, also when that is full', async () => {
    const { move, enter } = setUp();
    await enter(MOST, 1);
    expect(await move(1, 1)).toMatchObject({ manual: { vehicleId: 1 } });
  });

  it('finds room for so many, however many are moved at once', async () => {
    const { move, enter, of } = setUp();
    await enter(MOST, 1);
    await enter(MOST, 2);
    const moved = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((id) => move(id, 3)));
    expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST);
    expect(await of(3)).toHaveLength(MOST);
  });

  it('does not go to a vehicle that is deleted, also meanwhile', async () => {
    const { deleteWith, move, enter, of } = setUp();
    await enter(1, 1);
    await expect(move(1, 9)).rejects.toMatchObject({ code: 'VEHICLE_NOT_FOUND' });
    const [moved] = await Promise.allSettled([move(1, 2), deleteWith(2)]);
    // Either it came first, and the deletion of the vehicle took it, or it stays where it was.
    expect(await of(2)).toEqual([]);
    expect(await of(1)).toHaveLength(moved.status === 'fulfilled' ? 0 : 1);
    await enter(1, 1);
    await expect(move(2, 2)).rejects.toMatchObject({ code: 'VEHICLE_NOT_FOUND' });
  });

  it('stays when it left before the deletion of its vehicle came to it, and nothing is left there', async () => {
    const { manuals, move, enter, of, deleteWith } = setUp();
    await enter(MOST, 1);
    const [first] = await Promise.allSettled([move(1, 3), deleteWith(1), enter(1, 1)]);
    expect(await of(1)).toEqual([]);
    const left = (await manuals.list('ana')).map(({ id }) => id);
    expect(left).toEqual(first.status === 'fulfilled' ? [1] : []);
  });

  it('is not left on a vehicle that is gone: one that manuals are on is not deleted', async () => {
    const { vehicles, enter } = setUp();
    await enter(1, 2);
    expect(await vehicles.delete('ana', 2)).toBe('in use');
    const ended = await Promise.all([3, 3, 3].map((id) => vehicles.delete('ana', id)));
    expect(ended.toSorted()).toEqual(['deleted', 'missing', 'missing']);
  });

  it('is neither moved nor entered for an owner who is gone', async () => {
    const { move, enter, of } = setUp();
    await enter(1, 1);
    await store.db.doc('users/ana').delete();
    await expect(move(1, 2)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    await expect(enter(1, 2)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(await of(2)).toEqual([]);
  });
});
