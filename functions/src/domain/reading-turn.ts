import type { ManualRecord } from './records';

/**
 * Names the reading that a manual waits for. The same as long as nothing of the manual changes: who asks for it anew, or finds
 * its worker dead, gets another one, also where a task of the old name has ended without taking it.
 */
export const turnOf = ({
  updatedAt,
  rereading,
  sweeps,
}: Pick<ManualRecord, 'updatedAt' | 'rereading' | 'sweeps'>): string =>
  [updatedAt.getTime(), rereading?.askedAt.getTime() ?? 0, sweeps].join('-');
