import type { ManualStatus } from '@contract';
import { AppError } from './app-error';
import { canChange, isBusy } from './manual-status';
import type { ManualRecord } from './records';

/** What the console's form asks for; status `error` is another name of `failed`. */
export type ManualEdit = {
  vehicleId?: number | undefined;
  status?: ManualStatus | 'error' | undefined;
  processingMessage?: string | null | undefined;
};

/** Shown until the worker begins. */
export const WAITING_MESSAGE = 'En cola para procesarse de nuevo.';

/** The change that an owner's edit makes; refuses what is not the owner's to change, and all of it while it is deleted. */
export function changeOfEdit(manual: ManualRecord, edit: ManualEdit): Partial<ManualRecord> {
  if (manual.status === 'deleted') throw new AppError('MANUAL_BEING_DELETED');
  const change: Partial<ManualRecord> = {};
  if (edit.vehicleId !== undefined) change.vehicleId = edit.vehicleId;
  if (edit.processingMessage !== undefined) change.processingMessage = edit.processingMessage;
  return { ...change, ...changeOfStatus(manual, edit) };
}

function changeOfStatus(manual: ManualRecord, edit: ManualEdit): Partial<ManualRecord> {
  const status = edit.status === 'error' ? 'failed' : edit.status;
  if (status === undefined) return {};
  if (status === 'processing') return readAgain(manual);
  // The form sends the status along when only other fields change.
  if (status === manual.status) return {};
  if (isBusy(manual.status)) throw new AppError('MANUAL_BUSY');
  if (!canChange(manual.status, status, 'owner') || status === 'deleted') {
    throw new AppError('STATUS_NOT_ALLOWED');
  }
  return { status };
}

/** The old revision stays: questions go on finding it until the new one is complete. */
function readAgain(manual: ManualRecord): Partial<ManualRecord> {
  if (isBusy(manual.status)) throw new AppError('MANUAL_BUSY');
  if (manual.fileSize === 0) throw new AppError('MANUAL_HAS_NO_FILE');
  if (!canChange(manual.status, 'processing', 'owner')) throw new AppError('STATUS_NOT_ALLOWED');
  return {
    status: 'processing',
    processingProgress: 0,
    processingMessage: WAITING_MESSAGE,
    lease: null,
  };
}
