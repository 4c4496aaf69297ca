import { ended, isBeingMade, MAX_EXPORT_SWEEPS, returned } from '../domain/accounts/data-export';
import type { DataExports, ExportFiles, OwnerQueue } from '../domain/ports/accounts';
import type { DataExportRecord } from '../domain/ports/records';
import { sweepPages, type SweepPorts } from './sweep-pages';

type Ports = SweepPorts & {
  dataExports: Pick<DataExports, 'listDue' | 'update' | 'delete'>;
  exportFiles: Pick<ExportFiles, 'delete'>;
  queue: OwnerQueue;
};

/** Removes archives whose day is over, and has those made again whose worker died. Returns how many it settled. */
export const sweepDataExports = (ports: Ports) => async (): Promise<number> => {
  const { dataExports, exportFiles, queue, now } = ports;
  const begun = now();
  return sweepPages(ports, {
    name: 'exports',
    failed: 'export not swept',
    list: (after) => dataExports.listDue(begun, after),
    settle: async ({ uid, dataExport }) => {
      if (isBeingMade(dataExport)) {
        const swept = await dataExports.update(uid, (stored) =>
          isUntouched(stored, dataExport) ? afterSweep(dataExport, now()) : null,
        );
        if (swept?.status === 'queued') await queue.enqueue(uid);
        return;
      }
      // The archive first: while its record is there, a sweep that breaks off is made up for by the next.
      await exportFiles.delete(uid, dataExport.id);
      await dataExports.delete(uid, (stored) => isUntouched(stored, dataExport));
    },
  });
};

const isUntouched = (stored: DataExportRecord | null, found: DataExportRecord): boolean =>
  stored?.id === found.id && stored.dueAt.getTime() === found.dueAt.getTime();

const afterSweep = (record: DataExportRecord, now: Date): DataExportRecord =>
  record.sweeps < MAX_EXPORT_SWEEPS
    ? { ...returned(record, now), sweeps: record.sweeps + 1 }
    : ended(record, null, now);
