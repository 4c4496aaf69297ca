import { MAX_MANUAL_BYTES } from '@contract';
import { newManual } from './new-manual';
import type { ManualRecord } from '../ports/records';
import { decideUpload } from './upload-decision';

const manual = (change: Partial<ManualRecord> = {}): ManualRecord => ({
  ...newManual({ id: 1, vehicleId: 1, originalFilename: 'manual.pdf' }, new Date(0)),
  reservedBytes: MAX_MANUAL_BYTES,
  ...change,
});
const lease = { holder: 'somebody', expiresAt: new Date(1) };

describe('what an uploaded file means for its manual', () => {
  it('accepts the first file of a manual', () => {
    const decision = decideUpload(manual(), { size: 10, generation: '5' });
    expect(decision).toMatchObject({
      kind: 'accept',
      change: { status: 'processing', fileSize: 10, generation: '5', processingProgress: 0 },
    });
  });

  it('accepts a new file after one that was refused', () => {
    const failed = manual({ status: 'failed', generation: '5' });
    expect(decideUpload(failed, { size: 10, generation: '6' }).kind).toBe('accept');
  });

  it.each([10, 0])('forgets the address of the upload with a file of %i bytes', (size) => {
    const openUpload = {
      url: 'https://storage.example/1',
      fingerprint: 'a'.repeat(64),
      size: 10,
      contentType: 'application/pdf',
      origin: 'https://guantera.test',
    } as const;
    expect(decideUpload(manual({ openUpload }), { size, generation: '5' })).toMatchObject({
      change: { openUpload: null, awaitedFingerprint: null },
    });
  });

  it('ignores a second report of a file that is being read, or was', () => {
    const object = { size: 10, generation: '5' };
    expect(
      decideUpload(manual({ status: 'processing', generation: '5', lease }), object).kind,
    ).toBe('ignore');
    expect(decideUpload(manual({ status: 'completed', generation: '5' }), object).kind).toBe(
      'ignore',
    );
    expect(
      decideUpload(manual({ status: 'failed', generation: '5', fileSize: 10 }), object).kind,
    ).toBe('ignore');
  });

  it('refuses again what it refused, so that its file goes, and says nothing new', () => {
    const object = { size: 10, generation: '5' };
    const refused = manual({ status: 'failed', generation: '5', fileSize: 0 });
    expect(decideUpload(refused, object)).toEqual({ kind: 'refuse', change: null });
  });

  it('enqueues again what is known but in nobody’s hands', () => {
    const waiting = manual({ status: 'processing', generation: '5' });
    expect(decideUpload(waiting, { size: 10, generation: '5' }).kind).toBe('enqueue');
  });

  it('ignores an older file that is reported late, also with longer numbers', () => {
    const known = manual({ status: 'completed', generation: '1700000000000000002' });
    expect(decideUpload(known, { size: 10, generation: '1700000000000000001' }).kind).toBe(
      'ignore',
    );
    expect(decideUpload(known, { size: 10, generation: '999' }).kind).toBe('ignore');
  });

  it('refuses empty and too large files with what to do', () => {
    expect(decideUpload(manual(), { size: 0, generation: '5' })).toMatchObject({
      kind: 'refuse',
      change: {
        status: 'failed',
        fileSize: 0,
        processingMessage: expect.stringContaining('vacío') as string,
      },
    });
    expect(decideUpload(manual(), { size: MAX_MANUAL_BYTES + 1, generation: '5' })).toMatchObject({
      kind: 'refuse',
      change: { processingMessage: expect.stringContaining('50MB') as string },
    });
    expect(decideUpload(manual(), { size: MAX_MANUAL_BYTES, generation: '5' }).kind).toBe('accept');
  });

  it('refuses a file that is larger than the room kept for it, which stays kept', () => {
    const decision = decideUpload(manual({ reservedBytes: 10 }), { size: 11, generation: '5' });
    expect(decision).toMatchObject({
      kind: 'refuse',
      change: {
        status: 'failed',
        fileSize: 0,
        processingMessage: expect.stringContaining('anunció') as string,
      },
    });
    expect(decision).not.toHaveProperty('change.reservedBytes');
  });

  it('frees the room that was kept for a larger file than came', () => {
    expect(decideUpload(manual(), { size: 10, generation: '5' })).toMatchObject({
      kind: 'accept',
      change: { reservedBytes: 10 },
    });
  });

  it('leaves a manual alone that is being deleted', () => {
    expect(decideUpload(manual({ status: 'deleted' }), { size: 10, generation: '5' }).kind).toBe(
      'ignore',
    );
  });
});
