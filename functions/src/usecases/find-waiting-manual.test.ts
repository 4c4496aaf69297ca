import type { ManualRecord } from '../domain/ports/records';
import { aManual, aVehicle } from '../testing/builders';
import { memoryManuals } from '../testing/memory';
import { findWaitingManual } from './find-waiting-manual';

const fingerprint = 'a'.repeat(64);
const openUpload = {
  url: 'https://storage.example/1',
  fingerprint,
  size: 1000,
  contentType: 'application/pdf',
  origin: 'https://guantera.test',
} as const;

const entered = { vehicleId: 1, originalFilename: 'manual.pdf', fingerprint };

const find = (
  waiting: Partial<ManualRecord>,
  asked: typeof entered | { fingerprint?: undefined },
) =>
  findWaitingManual({
    manuals: memoryManuals([aManual({ id: 1 }), aManual({ id: 2, openUpload, ...waiting })]),
    vehicles: { get: () => Promise.resolve(aVehicle()) },
  })('ana', { ...entered, ...asked });

describe('findWaitingManual', () => {
  it.each(['pending', 'failed'] as const)('finds the %s manual of this file', async (status) => {
    expect(await find({ status }, entered)).toMatchObject({
      manual: { id: 2 },
      vehicle: { id: 1 },
    });
  });

  it('finds one whose upload has not begun, and none that another file is being sent to', async () => {
    const awaited = { openUpload: null, awaitedFingerprint: fingerprint };
    expect(await find(awaited, entered)).toMatchObject({ manual: { id: 2 } });
    const other = { ...openUpload, fingerprint: 'b'.repeat(64) };
    expect(await find({ ...awaited, openUpload: other }, entered)).toBeNull();
  });

  it('takes the name as it is stored', async () => {
    const asked = { ...entered, originalFilename: ' manual.pdf ' };
    expect(await find({}, asked)).toMatchObject({ manual: { id: 2 } });
  });

  it.each([
    ['another file of that name', {}, { ...entered, fingerprint: 'b'.repeat(64) }],
    ['a file that nobody can tell apart', {}, { fingerprint: undefined }],
    ['another name', {}, { ...entered, originalFilename: 'other.pdf' }],
    ['another vehicle', {}, { ...entered, vehicleId: 2 }],
    ['a file that is being read', { status: 'processing' as const }, entered],
    ['a manual that is being deleted', { status: 'deleted' as const }, entered],
  ])('finds none for %s', async (_what, waiting, asked) => {
    expect(await find(waiting, asked)).toBeNull();
  });
});
