import { MAX_ATTACHED_MANUAL_BYTES, MAX_MANUAL_BYTES } from '@contract';
import { AppError } from '../faults/app-error';
import { isWaiting } from './entered-file';
import type { SizeLimit, StoredFile } from '../ports';
import type { ManualRecord, OpenUpload } from '../ports/records';

/** A manual by itself, and one attached in the add-vehicle dialog. */
export const sizeLimits = {
  manual: { maxBytes: MAX_MANUAL_BYTES, tooLarge: 'FILE_TOO_LARGE' },
  attached: { maxBytes: MAX_ATTACHED_MANUAL_BYTES, tooLarge: 'ATTACHED_FILE_TOO_LARGE' },
} as const satisfies Record<string, SizeLimit>;

/** Refuses a file by its announced size, before a byte of it travels. */
export function checkFileSize(bytes: number): void {
  if (bytes === 0) throw new AppError('EMPTY_FILE');
  if (bytes > sizeLimits.manual.maxBytes) throw new AppError(sizeLimits.manual.tooLarge);
}

/** A manual takes a file once: until one is in place, however many uploads broke off before. */
export function checkTakesFile(manual: ManualRecord, stored: StoredFile | null): void {
  if (manual.status === 'deleted') throw new AppError('MANUAL_BEING_DELETED');
  if (!isWaiting(manual) || stored !== null) throw new AppError('MANUAL_HAS_FILE');
}

/** The open upload of this very file: of another one nothing may be joined to the bytes that are stored. */
export function continuedUpload(
  { openUpload }: ManualRecord,
  file: Omit<OpenUpload, 'url'>,
): OpenUpload | null {
  const isSame =
    openUpload?.fingerprint === file.fingerprint &&
    openUpload.size === file.size &&
    openUpload.contentType === file.contentType &&
    // The session answers pages of the origin that it was opened for.
    openUpload.origin === file.origin;
  return isSame ? openUpload : null;
}
