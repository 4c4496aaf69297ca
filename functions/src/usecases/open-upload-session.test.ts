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
      expect(await manualWith(status)('ana', 1, upload)).toEqual({
        uploadUrl: 'https://storage.example/ana/1?size=1000&origin=https://guantera.test',
        isContinued: false,
      });
    },
  );

  it('opens one for exactly the limit', async () => {
    const largest = { ...upload, fileSize: MAX_MANUAL_BYTES };
    const { uploadUrl } = await manualWith('pending')('ana', 1, largest);
    expect(uploadUrl).toContain('size=52428800');
  });

  it('keeps room for the file before it travels, and none for what it refuses', async () => {
    const manuals = memoryManuals([aManual()]);
    const open = openUploadSession({ manuals, files: memoryFiles() });
    await expect(open('ana', 1, { ...upload, fileSize: 0 })).rejects.toThrow();
    expect(manuals.records.get(1)?.reservedBytes).toBe(0);
    await open('ana', 1, upload);
    expect(manuals.records.get(1)?.reservedBytes).toBe(1000);
  });

  it('takes a smaller file instead, and keeps room for the larger one, whose session lives', async () => {
    const manuals = memoryManuals([aManual()]);
    const open = openUploadSession({ manuals, files: memoryFiles() });
    await open('ana', 1, upload);
    expect(await open('ana', 1, { ...upload, fileSize: 1 })).toMatchObject({ isContinued: false });
    expect(manuals.records.get(1)?.reservedBytes).toBe(1000);
  });

  it.each([
    ['a manual with its file', manualWith('failed', 500), 1, upload, 'MANUAL_HAS_FILE'],
    ['a manual that is being read', manualWith('processing'), 1, upload, 'MANUAL_HAS_FILE'],
    ['a manual that was read', manualWith('completed'), 1, upload, 'MANUAL_HAS_FILE'],
    ['a manual that is being deleted', manualWith('deleted'), 1, upload, 'MANUAL_BEING_DELETED'],
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

describe('an upload that goes on', () => {
  const fingerprint = 'a'.repeat(64);
  const named = { ...upload, fingerprint };
  /** A manual whose upload of the named file broke off, and sessions that can be told apart. */
  async function brokenOff() {
    let count = 0;
    const manuals = memoryManuals([aManual()]);
    const files = {
      ...memoryFiles(),
      openUploadSession: () => Promise.resolve(`https://storage.example/${(count += 1)}`),
    };
    const open = openUploadSession({ manuals, files });
    await open('ana', 1, named);
    return { manuals, open };
  }
  const first = { uploadUrl: 'https://storage.example/1', isContinued: true };
  const second = { uploadUrl: 'https://storage.example/2', isContinued: false };

  it('gets the same session for the same file, however often', async () => {
    const { open } = await brokenOff();
    expect(await open('ana', 1, named)).toEqual(first);
    expect(await open('ana', 1, named)).toEqual(first);
  });

  it.each([
    ['another file of the same name and size', { ...named, fingerprint: 'b'.repeat(64) }],
    ['a file that nobody can tell apart', upload],
    ['another size', { ...named, fileSize: 1001 }],
    ['another type', { ...named, contentType: 'text/plain' as const }],
    ['pages of another origin', { ...named, origin: 'https://other.test' }],
    ['a session that has expired', { ...named, isExpired: true }],
  ])('begins anew for %s', async (_what, asked) => {
    const { open } = await brokenOff();
    expect(await open('ana', 1, asked)).toEqual(second);
  });

  it('goes on with the session that replaced an expired one', async () => {
    const { open } = await brokenOff();
    await open('ana', 1, { ...named, isExpired: true });
    expect(await open('ana', 1, named)).toEqual({ ...second, isContinued: true });
  });

  it('goes on after a file that nobody can tell apart was tried in between', async () => {
    const { open } = await brokenOff();
    await open('ana', 1, upload);
    expect(await open('ana', 1, named)).toEqual(first);
  });

  it('keeps nothing of a session whose manual got its file meanwhile', async () => {
    const manuals = memoryManuals([aManual()]);
    const files = {
      ...memoryFiles(),
      openUploadSession: async () => {
        await manuals.update('ana', 1, () => ({ status: 'processing' }));
        return 'https://storage.example/1';
      },
    };
    await openUploadSession({ manuals, files })('ana', 1, named);
    expect(manuals.records.get(1)?.openUpload).toBeNull();
  });
});
