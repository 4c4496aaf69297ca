import { statusOfEdit, statusRefusal, type EditableStatus } from '@contract';
import { AppError } from '../faults/app-error';
import { isBusy } from './manual-status';
import type { ManualRecord } from '../ports/records';

/** What the console's form asks for. */
export type ManualEdit = {
  vehicleId?: number | undefined;
  status?: EditableStatus | undefined;
  processingMessage?: string | null | undefined;
};

/** Shown until the worker begins. */
const WAITING_MESSAGE = 'En cola para procesarse de nuevo.';

/** The change that an owner's edit makes; refuses what is not the owner's to change, and all of it while it is deleted. */
export function changeOfEdit(manual: ManualRecord, edit: ManualEdit): Partial<ManualRecord> {
  if (manual.status === 'deleted') throw new AppError('MANUAL_BEING_DELETED');
  const change: Partial<ManualRecord> = {};
  if (edit.vehicleId !== undefined) change.vehicleId = edit.vehicleId;
  if (edit.processingMessage !== undefined) change.processingMessage = edit.processingMessage;
  return { ...change, ...changeOfStatus(manual, edit) };
}

/** Whether the status of an edit is the one that the manual has: the form sends all of its fields, changed or not. */
export function statusStands(manual: ManualRecord, edit: ManualEdit): boolean {
  const { status, vehicleId, processingMessage } = edit;
  if (status === undefined) return true;
  // By itself it is no statement but an order: to read the file again.
  const isOrder = vehicleId === undefined && processingMessage === undefined;
  if (status === 'processing' && isOrder) return false;
  return statusOfEdit(status) === manual.status;
}

/** What an owner can bring about is another reading. The old revision stays: questions find it until the new one is complete. */
function changeOfStatus(manual: ManualRecord, edit: ManualEdit): Partial<ManualRecord> {
  if (edit.status === undefined || statusStands(manual, edit)) return {};
  const refusal = statusRefusal(manual, edit.status);
  if (refusal) throw new AppError(refusal);
  // Asked for by itself while it goes on.
  if (isBusy(manual.status)) throw new AppError('MANUAL_BUSY');
  return {
    status: 'processing',
    processingProgress: 0,
    processingMessage: WAITING_MESSAGE,
    lease: null,
  };
}
