import type { ManualType } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type { ManualFiles, Manuals } from '../domain/ports';
import { isWaiting } from '../domain/manuals/entered-file';
import { checkFileSize, checkTakesFile, continuedUpload } from '../domain/manuals/upload-rule';

type Ports = {
  manuals: Pick<Manuals, 'get' | 'reserve' | 'update'>;
  files: Pick<ManualFiles, 'describe' | 'openUploadSession'>;
};

type Upload = {
  fileSize: number;
  contentType: ManualType;
  origin: string;
  /** Of the whole file; without it nothing is ever continued. */
  fingerprint?: string | undefined;
  /** The session of before was found to be gone. */
  isExpired?: boolean | undefined;
};

/**
 * Opens an upload for the file of a manual. May be asked for again when an upload broke off: the same file gets the same
 * session, which knows how far it came.
 */
export const openUploadSession =
  ({ manuals, files }: Ports) =>
  async (
    uid: string,
    manualId: number,
    { fileSize: size, contentType, origin, fingerprint, isExpired = false }: Upload,
  ): Promise<{ uploadUrl: string; isContinued: boolean }> => {
    const manual = await manuals.get(uid, manualId);
    if (!manual) throw new AppError('MANUAL_NOT_FOUND');
    checkFileSize(size);
    checkTakesFile(manual, await files.describe(uid, manualId));
    await manuals.reserve(uid, manualId, size);
    const file = { size, contentType, origin };
    const known = fingerprint === undefined ? null : { ...file, fingerprint };
    const open = known && !isExpired && continuedUpload(manual, known);
    if (open) return { uploadUrl: open.url, isContinued: true };
    const url = await files.openUploadSession(uid, manualId, file);
    if (known) {
      await manuals.update(uid, manualId, (stored) =>
        isWaiting(stored) ? { openUpload: { url, ...known } } : null,
      );
    }
    return { uploadUrl: url, isContinued: false };
  };
