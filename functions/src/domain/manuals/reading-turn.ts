import { isRead } from './manual-status';
import type { Lane, ReadingTurn } from '../ports/reading-queue';
import type { ManualRecord } from '../ports/records';

/**
 * Files up to this many bytes are small. Size is what is known before a file is opened: a short guide, a text or a Word
 * document without pictures has less, and takes seconds; the printed manual of a vehicle has more, and takes minutes.
 */
export const SMALL_FILE_BYTES = 1024 * 1024;

/**
 * Names the reading that a manual waits for. The same as long as nothing of the manual changes: who asks for it anew, or finds
 * its worker dead, gets another one, also where a task of the old name has ended without taking it.
 */
export const turnOf = (
  manual: Pick<ManualRecord, 'status' | 'fileSize' | 'updatedAt' | 'rereading' | 'sweeps'>,
): ReadingTurn => ({
  name: [manual.updatedAt.getTime(), manual.rereading?.askedAt.getTime() ?? 0, manual.sweeps].join(
    '-',
  ),
  lane: laneOf(manual),
});

function laneOf({ status, fileSize }: Pick<ManualRecord, 'status' | 'fileSize'>): Lane {
  if (isRead(status)) return 'again';
  return fileSize <= SMALL_FILE_BYTES ? 'small' : 'large';
}
