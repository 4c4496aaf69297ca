import { AppError } from '../domain/faults/app-error';
import type { Manuals } from '../domain/ports';
import type { ManualRecord } from '../domain/ports/records';
import { getManual } from './get-manual';

/** A manual that can be looked into, and the revision that questions see. */
export const readableManual =
  (ports: { manuals: Pick<Manuals, 'get'> }) =>
  async (uid: string, id: number): Promise<{ manual: ManualRecord; revision: number }> => {
    const manual = await getManual(ports)(uid, id);
    if (manual.status === 'deleted') throw new AppError('MANUAL_NOT_FOUND');
    if (manual.activeRevision === null) throw new AppError('MANUAL_NOT_READ');
    return { manual, revision: manual.activeRevision };
  };
