import type { EnteredFile } from '../ports';
import type { ManualRecord } from '../ports/records';

/** Whether a file may still come; one that has come without word of it is only known by the storage. */
export const isWaiting = ({ status }: ManualRecord): boolean =>
  status === 'pending' || status === 'failed';

/**
 * The manual of this vehicle that waits for this very file: it was entered for it, in another tab perhaps, or an upload of
 * it broke off. What was opened last counts: it is another tab's upload that would be lost.
 */
export const awaiting = (
  manuals: readonly ManualRecord[],
  { vehicleId, originalFilename, fingerprint }: EnteredFile,
): ManualRecord | undefined =>
  manuals.find(
    (manual) =>
      fingerprint !== undefined &&
      manual.vehicleId === vehicleId &&
      manual.originalFilename === originalFilename &&
      (manual.openUpload?.fingerprint ?? manual.awaitedFingerprint) === fingerprint &&
      isWaiting(manual),
  );
