import { MAX_MANUAL_BYTES, type ManualStatus } from '@contract';
import { aManual } from '../testing/builders';
import { memoryFiles, memoryManuals } from '../testing/memory';
import { openUploadSession } from './open-upload-session';

const upload = {
  fileSize: 1000,
  contentType: 'application/pdf',
  origin: 'https://guantera.test',
} as const;

const manualWith = (status: ManualStatus, file?: number) =>
  openUploadSession({
    manuals: memoryManuals([aManual({ status })]),
    files: memoryFiles(file === undefined ? {} : { 1: file }),
  });

describe('openUploadSession', () => {
  it.each(['pending', 'failed'] as const)(
    'opens one for a %s manual without a file',
    async (status) => {
      const url = await manualWith(status)('ana', 1, upload);
      expect(url).toBe('https://storage.example/ana/1?size=1000&origin=https://guantera.test');
    },
  );

  it('opens one for exactly the limit', async () => {
    const largest = { ...upload, fileSize: MAX_MANUAL_BYTES };
    await expect(manualWith('pending')('ana', 1, largest)).resolves.toContain('size=52428800');
  });

  it('keeps room for the file before it travels, and none for what it refuses', async () => {
    const manuals = memoryManuals([aManual()]);
    const open = openUploadSession({ manuals, files: memoryFiles() });
    await expect(open('ana', 1, { ...upload, fileSize: 0 })).rejects.toThrow();
    expect(manuals.records.get(1)?.reservedBytes).toBe(0);
    await open('ana', 1, upload);
    expect(manuals.records.get(1)?.reservedBytes).toBe(1000);
  });

  it.each([
    ['a manual with its file', manualWith('failed', 500), 1, upload, 'MANUAL_HAS_FILE'],
    ['a manual that is being read', manualWith('processing'), 1, upload, 'MANUAL_HAS_FILE'],
    ['a manual that was read', manualWith('completed'), 1, upload, 'MANUAL_HAS_FILE'],
    ['a manual that is being deleted', manualWith('deleted'), 1, upload, 'MANUAL_HAS_FILE'],
    ['no manual', manualWith('pending'), 2, upload, 'MANUAL_NOT_FOUND'],
    ['an empty file', manualWith('pending'), 1, { ...upload, fileSize: 0 }, 'EMPTY_FILE'],
    [
      'too large a file',
      manualWith('pending'),
      1,
      { ...upload, fileSize: MAX_MANUAL_BYTES + 1 },
      'FILE_TOO_LARGE',
    ],
  ])('refuses %s', async (_what, open, id, asked, code) => {
    await expect(open('ana', id, asked)).rejects.toMatchObject({ code });
  });
});
