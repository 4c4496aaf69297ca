import { aManual, aVehicle } from '../testing/builders';
import { memoryManuals } from '../testing/memory';
import { deleteVehicle } from './delete-vehicle';

/** A garage with vehicle 1 and its manual 1, and manual 2 of another vehicle. */
function garage(whenVehicleGoes: () => void = () => undefined) {
  const manuals = memoryManuals([aManual({ id: 1 }), aManual({ id: 2, vehicleId: 2 })]);
  const done: string[] = [];
  const run = deleteVehicle({
    vehicles: {
      get: (_uid, id) => Promise.resolve(id === 1 ? aVehicle() : null),
      delete: () => {
        whenVehicleGoes();
        done.push('vehicle');
        return Promise.resolve(true);
      },
    },
    manuals,
    deleteManual: async (uid, id) => {
      done.push(`manual ${id}`);
      await manuals.delete(uid, id);
    },
  });
  return { run, manuals, done };
}

describe('deleteVehicle', () => {
  it('deletes its manuals first, and no other ones', async () => {
    const { run, manuals, done } = garage();
    await run('ana', 1);
    expect(done).toEqual(['manual 1', 'vehicle']);
    expect([...manuals.records.keys()]).toEqual([2]);
  });

  it('deletes a manual that was created meanwhile', async () => {
    const { run, manuals, done } = garage(() => {
      manuals.records.set(3, aManual({ id: 3 }));
    });
    await run('ana', 1);
    expect(done).toEqual(['manual 1', 'vehicle', 'manual 3']);
  });

  it('keeps the vehicle when a manual cannot be deleted, so that it can be asked for again', async () => {
    const { manuals } = garage();
    const deleteOne = jest.fn(() => Promise.resolve(true));
    const run = deleteVehicle({
      vehicles: { get: () => Promise.resolve(aVehicle()), delete: deleteOne },
      manuals,
      deleteManual: () => Promise.reject(new Error('storage is down')),
    });
    await expect(run('ana', 1)).rejects.toThrow('storage is down');
    expect(deleteOne).not.toHaveBeenCalled();
  });

  it('knows no other vehicle', async () => {
    await expect(garage().run('ana', 9)).rejects.toMatchObject({ code: 'VEHICLE_NOT_FOUND' });
  });
});
