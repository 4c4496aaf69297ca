import type { ManualRecord } from './records';

/** Names the reading that a manual waits for: another one once it was begun, or was found abandoned. */
export const turnOf = ({
  lastRevision,
  sweeps,
}: Pick<ManualRecord, 'lastRevision' | 'sweeps'>): string => `${lastRevision}-${sweeps}`;
