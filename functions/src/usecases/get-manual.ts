import { AppError } from '../domain/faults/app-error';
import type { Manuals } from '../domain/ports';
import type { ManualRecord } from '../domain/ports/records';

/** One of the owner's manuals. */
export const getManual =
  ({ manuals }: { manuals: Pick<Manuals, 'get'> }) =>
  async (uid: string, id: number): Promise<ManualRecord> => {
    const manual = await manuals.get(uid, id);
    if (!manual) throw new AppError('MANUAL_NOT_FOUND');
    return manual;
  };
