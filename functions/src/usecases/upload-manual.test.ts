import { Readable } from 'node:stream';
import { sizeLimits } from '../domain/manuals/upload-rule';
import { aManual, aVehicle } from '../testing/builders';
import { memoryFiles, memoryManuals } from '../testing/memory';
import { uploadManual } from './upload-manual';
import { uploadManualFile } from './upload-manual-file';

const vehicles = {
  get: (_uid: string, id: number) => Promise.resolve(id === 1 ? aVehicle() : null),
};
const fileOf = (content: string, filename = 'C:\\manual.pdf') => ({
  filename,
  content: Readable.from([Buffer.from(content)]),
  announcedBytes: content.length + 200,
});

describe('uploadManual', () => {
  const run = async (upload: Partial<Parameters<ReturnType<typeof uploadManual>>[1]> = {}) => {
    const stores = { manuals: memoryManuals(), files: memoryFiles(), vehicles };
    const asked = { vehicleId: 1, file: fileOf('abc'), limit: sizeLimits.manual, ...upload };
    const result = await uploadManual(stores)('ana', asked).catch((error: unknown) => error);
    return { result, ...stores };
  };

  it('enters the manual under its clean name and stores its file', async () => {
    const { result, files } = await run();
    expect(result).toMatchObject({
      manual: { id: 1, originalFilename: 'manual.pdf', status: 'pending', fileSize: 3 },
      vehicle: { id: 1 },
    });
    expect(files.sizes.get(1)).toBe(3);
  });

  it('keeps room for what the form announces, before the file travels', async () => {
    expect((await run()).manuals.records.get(1)).toMatchObject({ reservedBytes: 203 });
  });

  it.each([
    [
      'a file above its limit',
      { limit: { maxBytes: 2, tooLarge: 'ATTACHED_FILE_TOO_LARGE' } },
      'ATTACHED_FILE_TOO_LARGE',
    ],
    ['another format', { file: fileOf('abc', 'manual.exe') }, 'UNSUPPORTED_FILE_TYPE'],
    ['no such vehicle', { vehicleId: 2 }, 'VEHICLE_NOT_FOUND'],
  ] as const)('leaves nothing behind with %s', async (_what, upload, code) => {
    const { result, manuals, files } = await run(upload);
    expect(result).toMatchObject({ code });
    expect([manuals.records.size, files.sizes.size]).toEqual([0, 0]);
  });
});

describe('uploadManualFile', () => {
  const run = (manual = aManual(), file = fileOf('abc'), stored = {}) =>
    uploadManualFile({ manuals: memoryManuals([manual]), files: memoryFiles(stored), vehicles })(
      'ana',
      1,
      file,
    );

  it('stores the file of a manual that waits for it', async () => {
    expect(await run()).toMatchObject({ manual: { id: 1, fileSize: 3 }, vehicle: { id: 1 } });
  });

  it.each([
    ['MANUAL_BEING_DELETED', aManual({ status: 'deleted' })],
    ['MANUAL_NOT_FOUND', null],
  ])('leaves nothing of a file whose manual went while it travelled: %s', async (code, after) => {
    const manuals = memoryManuals([aManual()]);
    const files = memoryFiles();
    const content = async function* () {
      yield Buffer.from('abc');
      if (after) manuals.records.set(1, after);
      else manuals.records.delete(1);
    };
    const file = { ...fileOf('abc'), content: Readable.from(content()) };
    const run = uploadManualFile({ manuals, files, vehicles })('ana', 1, file);
    await expect(run).rejects.toMatchObject({ code });
    expect(files.sizes.size).toBe(0);
  });

  it('answers without a vehicle when that was deleted meanwhile', async () => {
    expect(await run(aManual({ vehicleId: 2 }))).toMatchObject({ vehicle: null });
  });

  it('refuses a second file, another format and a manual that is not there', async () => {
    await expect(run(aManual(), fileOf('abc'), { 1: 5 })).rejects.toMatchObject({
      code: 'MANUAL_HAS_FILE',
    });
    await expect(run(aManual(), fileOf('MZ', 'a.exe'))).rejects.toMatchObject({
      code: 'UNSUPPORTED_FILE_TYPE',
    });
    await expect(run(aManual({ status: 'deleted' }))).rejects.toMatchObject({
      code: 'MANUAL_BEING_DELETED',
    });
    await expect(run(aManual({ id: 2 }))).rejects.toMatchObject({ code: 'MANUAL_NOT_FOUND' });
  });
});
