import type { ErrorCode } from './errors';
import type { Manual, ManualStatus } from './manual';

/** What the console's form offers; `error` is another name of `failed`. Status `processing` reads the file again. */
export type EditableStatus = ManualStatus | 'error';

export const statusOfEdit = (status: EditableStatus): ManualStatus =>
  status === 'error' ? 'failed' : status;

const readable: readonly ManualStatus[] = ['completed', 'ready', 'failed'];

/**
 * Why an owner cannot give a manual this status by hand; null where they can, and where it has it already. Only reading the
 * file again can be asked for: every other status is what reading comes to. The form and the server go by this alone.
 */
export function statusRefusal(
  { status, fileSize }: Pick<Manual, 'status' | 'fileSize'>,
  wanted: EditableStatus,
): ErrorCode | null {
  const target = statusOfEdit(wanted);
  if (target === status) return null;
  if (status === 'processing' || status === 'vectorizing') return 'MANUAL_BUSY';
  if (target !== 'processing') return 'STATUS_NOT_ALLOWED';
  if (fileSize === 0) return 'MANUAL_HAS_NO_FILE';
  return readable.includes(status) ? null : 'STATUS_NOT_ALLOWED';
}
