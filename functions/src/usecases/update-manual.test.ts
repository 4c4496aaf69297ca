import type { ManualEdit } from '../domain/manuals/manual-edit';
import type { ManualRecord } from '../domain/ports/records';
import { aManual, aReadManual, aVehicle } from '../testing/builders';
import { memoryManuals } from '../testing/memory';
import { turnOf } from '../domain/manuals/reading-turn';
import { updateManual } from './update-manual';

async function editing(
  manual: ManualRecord,
  edit: ManualEdit,
  enqueue = jest.fn(() => Promise.resolve()),
) {
  const manuals = memoryManuals([manual]);
  const vehicles = {
    get: (_uid: string, id: number) => Promise.resolve(id < 3 ? aVehicle({ id }) : null),
  };
  const warn = jest.fn();
  const run = updateManual({ manuals, vehicles, queue: { enqueue }, warn });
  const result = await run('ana', 1, edit).catch((error: unknown) => error);
  return { result, enqueue, warn, stored: manuals.records.get(1) };
}

describe('updateManual', () => {
  it('has a manual read again, while questions go on finding it', async () => {
    const { result, enqueue, stored } = await editing(aReadManual(), { status: 'processing' });
    expect(enqueue).toHaveBeenCalledWith('ana', 1, turnOf(stored!));
    expect(result).toMatchObject({
      manual: { status: 'processing', processingProgress: 0, activeRevision: 1, lease: null },
    });
  });

  it('is done for its owner once it is written down, also when the queue does not take it', async () => {
    const enqueue = jest.fn(() => Promise.reject(new Error('UNAVAILABLE')));
    const { result, warn } = await editing(aReadManual(), { status: 'processing' }, enqueue);
    expect(result).toMatchObject({ manual: { status: 'processing' } });
    expect(warn).toHaveBeenCalledWith('reading not queued', expect.anything());
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
    ...[{ vehicleId: 2 }, { status: 'processing' }, { status: 'failed' }, {}].map(
      (edit) =>
        [
          'what is being deleted',
          aReadManual({ status: 'deleted' }),
          edit as ManualEdit,
          'MANUAL_BEING_DELETED',
        ] as const,
    ),
  ] as const)('changes and queues nothing for %s', async (_what, manual, edit, code) => {
    const { result, enqueue, stored } = await editing(manual, edit);
    expect(result).toMatchObject({ code });
    expect(enqueue).not.toHaveBeenCalled();
    if (stored) expect(stored).toEqual(manual);
  });
});
