import type { ManualEdit } from '../domain/manual-edit';
import type { ManualRecord } from '../domain/records';
import { aManual, aReadManual, aVehicle } from '../testing/builders';
import { memoryManuals } from '../testing/memory';
import { updateManual } from './update-manual';

async function editing(manual: ManualRecord, edit: ManualEdit) {
  const manuals = memoryManuals([manual]);
  const enqueue = jest.fn(() => Promise.resolve());
  const vehicles = {
    get: (_uid: string, id: number) => Promise.resolve(id < 3 ? aVehicle({ id }) : null),
  };
  const run = updateManual({ manuals, vehicles, queue: { enqueue } });
  const result = await run('ana', 1, edit).catch((error: unknown) => error);
  return { result, enqueue, stored: manuals.records.get(1) };
}

describe('updateManual', () => {
  it('has a manual read again, while questions go on finding it', async () => {
    const { result, enqueue } = await editing(aReadManual(), { status: 'processing' });
    expect(enqueue).toHaveBeenCalledWith('ana', 1);
    expect(result).toMatchObject({
      manual: { status: 'processing', processingProgress: 0, activeRevision: 1, lease: null },
    });
  });

  it('moves a manual to another vehicle without reading it again', async () => {
    const { result, enqueue } = await editing(aReadManual(), { vehicleId: 2, status: 'completed' });
    expect(result).toMatchObject({
      manual: { vehicleId: 2, status: 'completed' },
      vehicle: { id: 2 },
    });
    expect(enqueue).not.toHaveBeenCalled();
  });

  it('moves a manual that is being read, and has it read on as it is', async () => {
    const { result, enqueue } = await editing(aReadManual({ status: 'processing' }), {
      vehicleId: 2,
      status: 'processing',
      processingMessage: null,
    });
    expect(result).toMatchObject({ manual: { vehicleId: 2, status: 'processing' } });
    expect(enqueue).not.toHaveBeenCalled();
  });

  it.each([
    ['a manual that is not there', aManual({ id: 2 }), { vehicleId: 1 }, 'MANUAL_NOT_FOUND'],
    [
      'reading what is being read',
      aReadManual({ status: 'vectorizing' }),
      { status: 'processing' },
      'MANUAL_BUSY',
    ],
  ] as const)('changes and queues nothing for %s', async (_what, manual, edit, code) => {
    const { result, enqueue, stored } = await editing(manual, edit);
    expect(result).toMatchObject({ code });
    expect(enqueue).not.toHaveBeenCalled();
    if (stored) expect(stored).toEqual(manual);
  });
});
