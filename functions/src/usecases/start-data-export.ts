import { randomUUID } from 'node:crypto';
import { AppError } from '../domain/faults/app-error';
import { newExport } from '../domain/accounts/data-export';
import type { DataExports, OwnerQueue } from '../domain/ports/accounts';
import type { DataExportRecord } from '../domain/ports/records';

type Ports = {
  dataExports: Pick<DataExports, 'update'>;
  queue: OwnerQueue;
  now: () => Date;
  warn: (event: string, error: unknown) => void;
};

/** Has an archive of all of the owner's data made; while one is being made, it is that one. */
export const startDataExport =
  ({ dataExports, queue, now, warn }: Ports) =>
  async (uid: string): Promise<DataExportRecord> => {
    const id = randomUUID();
    const record = await dataExports.update(uid, (stored) => newExport(stored, id, now()));
    if (!record) throw new AppError('NOT_SIGNED_IN');
    if (record.id === id) {
      // It is written down that it is to be made: a task that is lost here is made up for by the sweep.
      await queue.enqueue(uid).catch((error: unknown) => warn('export not queued', error));
    }
    return record;
  };
