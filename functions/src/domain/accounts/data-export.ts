import { EXPORT_KEPT_MS, EXPORTS_PER_DAY } from '@contract';
import { AppError } from '../faults/app-error';
import type { DataExportRecord } from '../ports/records';

/** How long a worker's right to make an archive lasts without a sign of life, in milliseconds. */
export const EXPORT_LEASE_MS = 5 * 60_000;
/** How often abandoned work is begun again before it counts as failed. */
export const MAX_EXPORT_SWEEPS = 3;

const later = (moment: Date, milliseconds: number): Date =>
  new Date(moment.getTime() + milliseconds);

export const isBeingMade = ({ status }: DataExportRecord): boolean =>
  status === 'queued' || status === 'running';

/** The record of a new archive; null while another one is being made. Refuses what is asked for too often. */
export function newExport(
  stored: DataExportRecord | null,
  id: string,
  now: Date,
): DataExportRecord | null {
  if (stored && isBeingMade(stored)) return null;
  const since = later(now, -EXPORT_KEPT_MS);
  const requests = (stored?.requests ?? []).filter((request) => request > since);
  if (requests.length >= EXPORTS_PER_DAY) throw new AppError('EXPORT_LIMIT');
  return {
    id,
    status: 'queued',
    progress: 0,
    size: null,
    lease: null,
    sweeps: 0,
    requestedAt: now,
    requests: [...requests, now],
    dueAt: later(now, EXPORT_LEASE_MS),
  };
}

/** The record with a worker's right, new or renewed. */
export const leased = (
  record: DataExportRecord,
  holder: string,
  now: Date,
  progress = record.progress,
): DataExportRecord => {
  const expiresAt = later(now, EXPORT_LEASE_MS);
  return { ...record, status: 'running', progress, lease: { holder, expiresAt }, dueAt: expiresAt };
};

/** The record with its end; archives and failures are shown for a day. */
export const ended = (
  record: DataExportRecord,
  size: number | null,
  now: Date,
): DataExportRecord => ({
  ...record,
  status: size === null ? 'failed' : 'ready',
  progress: size === null ? 0 : 100,
  size,
  lease: null,
  dueAt: later(now, EXPORT_KEPT_MS),
});

/** The record as work to be begun again by somebody else. */
export const returned = (record: DataExportRecord, now: Date): DataExportRecord => ({
  ...record,
  status: 'queued',
  lease: null,
  dueAt: later(now, EXPORT_LEASE_MS),
});
