import { aManual, aVehicle } from '../testing/builders';
import { memoryManuals } from '../testing/memory';
import { deleteVehicle } from './delete-vehicle';

type Meanwhile = { whenListed?: () => void; whenVehicleGoes?: () => void };

/** A garage with vehicle 1 and its manual 1, and manual 2 of another vehicle. */
function garage() {
  const manuals = memoryManuals([aManual({ id: 1 }), aManual({ id: 2, vehicleId: 2 })]);
  const meanwhile: Meanwhile = {};
  const done: string[] = [];
  let hasVehicle = true;
  const run = deleteVehicle({
    vehicles: {
      get: (_uid, id) => Promise.resolve(id === 1 && hasVehicle ? aVehicle() : null),
      delete: (_uid, id) => {
        meanwhile.whenVehicleGoes?.();
        if (!hasVehicle) return Promise.resolve('missing');
        if ([...manuals.records.values()].some(({ vehicleId }) => vehicleId === id)) {
          return Promise.resolve('in use');
        }
        hasVehicle = false;
        done.push('vehicle');
        return Promise.resolve('deleted');
      },
    },
    receipts: { deleteAll: async (_uid, { vehicleId }) => void done.push(`receipts ${vehicleId}`) },
    manuals: {
      list: async () => {
        const found = await manuals.list();
        meanwhile.whenListed?.();
        return found;
      },
    },
    removeManual: async (uid, id, isMeant) => {
      const manual = manuals.records.get(id);
      if (!manual || isMeant?.(manual) === false) return false;
      done.push(`manual ${id}`);
      return manuals.delete(uid, id);
    },
  });
  const sell = (): void => {
    hasVehicle = false;
  };
  return { run, manuals, done, meanwhile, sell };
}

describe('deleteVehicle', () => {
  it('deletes its manuals first, and no other ones', async () => {
    const { run, manuals, done } = garage();
    await run('ana', 1);
    // Once more afterwards: what came in between.
    expect(done).toEqual(['manual 1', 'receipts 1', 'vehicle', 'receipts 1']);
    expect([...manuals.records.keys()]).toEqual([2]);
  });

  it('leaves a manual alone that was moved to another vehicle since it was listed', async () => {
    const { run, manuals, done, meanwhile } = garage();
    meanwhile.whenListed = () => manuals.records.set(1, aManual({ id: 1, vehicleId: 2 }));
    await run('ana', 1);
    expect(done).toEqual(['receipts 1', 'vehicle', 'receipts 1']);
    expect([...manuals.records.keys()]).toEqual([1, 2]);
  });

  it('deletes a manual that was created meanwhile, before the vehicle goes', async () => {
    const { run, manuals, done, meanwhile } = garage();
    meanwhile.whenVehicleGoes = () => {
      if (!done.includes('manual 3')) manuals.records.set(3, aManual({ id: 3 }));
    };
    await run('ana', 1);
    const others = done.filter((what) => !what.startsWith('receipts'));
    expect(others).toEqual(['manual 1', 'manual 3', 'vehicle']);
  });

  it('asks its owner to try again who goes on adding manuals', async () => {
    const { run, manuals, done, meanwhile } = garage();
    meanwhile.whenVehicleGoes = () => manuals.records.set(3, aManual({ id: 3 }));
    await expect(run('ana', 1)).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(done).not.toContain('vehicle');
  });

  it('finds it gone when another deletion came first', async () => {
    const { run, meanwhile, sell } = garage();
    meanwhile.whenVehicleGoes = sell;
    await expect(run('ana', 1)).rejects.toMatchObject({ code: 'VEHICLE_NOT_FOUND' });
  });

  it('keeps the vehicle when a manual cannot be deleted, so that it can be asked for again', async () => {
    const { manuals } = garage();
    const deleteOne = jest.fn(() => Promise.resolve('deleted' as const));
    const run = deleteVehicle({
      vehicles: { get: () => Promise.resolve(aVehicle()), delete: deleteOne },
      manuals,
      receipts: { deleteAll: () => Promise.resolve() },
      removeManual: () => Promise.reject(new Error('storage is down')),
    });
    await expect(run('ana', 1)).rejects.toThrow('storage is down');
    expect(deleteOne).not.toHaveBeenCalled();
  });

  it('keeps the vehicle when its receipts cannot be deleted', async () => {
    const deleteOne = jest.fn(() => Promise.resolve('deleted' as const));
    const run = deleteVehicle({
      vehicles: { get: () => Promise.resolve(aVehicle()), delete: deleteOne },
      manuals: memoryManuals([]),
      receipts: { deleteAll: () => Promise.reject(new Error('storage is down')) },
      removeManual: () => Promise.resolve(true),
    });
    await expect(run('ana', 1)).rejects.toThrow('storage is down');
    expect(deleteOne).not.toHaveBeenCalled();
  });

  it('knows no other vehicle', async () => {
    await expect(garage().run('ana', 9)).rejects.toMatchObject({ code: 'VEHICLE_NOT_FOUND' });
  });
});
