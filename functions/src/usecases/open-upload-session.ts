import type { ManualType } from '@contract';
import { AppError } from '../domain/app-error';
import type { ManualFiles, Manuals } from '../domain/ports';
import { checkFileSize, checkTakesFile } from '../domain/upload-rule';

type Ports = {
  manuals: Pick<Manuals, 'get' | 'reserve'>;
  files: Pick<ManualFiles, 'describe' | 'openUploadSession'>;
};

type Upload = { fileSize: number; contentType: ManualType; origin: string };

/** Opens an upload for the file of a manual. May be asked for again when an upload broke off. */
export const openUploadSession =
  ({ manuals, files }: Ports) =>
  async (uid: string, manualId: number, upload: Upload): Promise<string> => {
    const { fileSize: size, contentType, origin } = upload;
    const manual = await manuals.get(uid, manualId);
    if (!manual) throw new AppError('MANUAL_NOT_FOUND');
    checkFileSize(size);
    checkTakesFile(manual, await files.describe(uid, manualId));
    await manuals.reserve(uid, manualId, size);
    return files.openUploadSession(uid, manualId, { size, contentType, origin });
  };
