import { driveUpload, type UploadPorts } from '../features/manuals/drive-upload';
import {
  newUpload,
  type UploadAnswer,
  type UploadState,
} from '../features/manuals/resumable-upload';
import { UploadRefused } from '../features/manuals/upload-refused';

export const TOTAL = 1000;
export const PIECE = 256;

export type Fault = (
  attempt: number,
) => 'break' | 'half' | 'silent' | 'gone' | 'refuse' | 'trouble' | null;

/** What a server in trouble answers. */
export const TROUBLE = new UploadRefused(503, 'Service Unavailable');

/** Cloud Storage in memory: keeps what arrives, and what was sent although it had it already. */
export function createStorage({
  fault = () => null,
  hidesRange = false,
}: { fault?: Fault; hidesRange?: boolean } = {}) {
  const seen = { stored: 0, sentAgain: 0, pieces: 0, questions: 0, sessions: 0, isDone: false };
  const pauses: number[] = [];
  const position = (): UploadAnswer => {
    if (seen.stored >= TOTAL) {
      seen.isDone = true;
      return { kind: 'done' };
    }
    return { kind: 'incomplete', received: hidesRange || seen.stored === 0 ? null : seen.stored };
  };
  const take = (from: number, to: number) => {
    seen.sentAgain += Math.max(0, Math.min(to, seen.stored) - from);
    if (from <= seen.stored) seen.stored = Math.max(seen.stored, to);
  };
  const ports: UploadPorts = {
    open: () => {
      seen.sessions += 1;
      seen.stored = 0;
      return Promise.resolve({
        kind: 'opened',
        url: `session-${seen.sessions}`,
        isContinued: false,
      });
    },
    send: (_, { from, to }, onSent) => {
      seen.pieces += 1;
      const broken: UploadAnswer = { kind: 'broken', reason: 'network' };
      switch (fault(seen.pieces)) {
        case 'break':
          return Promise.resolve(broken);
        case 'half': // The line breaks in the middle of a piece.
          take(from, Math.floor((from + to) / 2));
          return Promise.resolve(broken);
        case 'silent': // The piece arrives, the answer does not.
          take(from, to);
          return Promise.resolve(broken);
        case 'gone':
          return Promise.resolve({ kind: 'gone' });
        case 'trouble':
          return Promise.resolve({ kind: 'broken', reason: 'server', error: TROUBLE });
        case 'refuse':
          return Promise.resolve({ kind: 'refused', status: 400, text: 'Bad Request' });
        case null:
          take(from, to);
          onSent(to - from);
          return Promise.resolve(position());
      }
    },
    ask: () => {
      seen.questions += 1;
      return Promise.resolve(position());
    },
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
    random: () => 0.5,
    keep: () => undefined,
  };
  return { ports, seen, pauses };
}

/** Uploads a file of `TOTAL` bytes in pieces of `PIECE`. */
export const run = (
  ports: UploadPorts,
  state: UploadState = newUpload(TOTAL, PIECE),
  signal = new AbortController().signal,
) => driveUpload(state, ports, () => undefined, signal);
