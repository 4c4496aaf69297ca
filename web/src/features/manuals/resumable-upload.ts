/**
 * The rules of Cloud Storage's resumable protocol, without a network: a state, what was answered, the state after it.
 * A byte that is known to be stored is never sent again.
 */

/** Failures in a row, without one byte more being stored, after which the connection counts as lost. */
export const MAX_FAILURES = 6;
/** How often an expired session is replaced before the upload is given up. */
const MAX_RENEWALS = 3;
const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 15_000;

/** Failures in a row after which a server that answers with one is no longer asked: two silent repeats within 3 seconds. */
const MAX_SERVER_FAILURES = 3;

export type BreakReason = 'network' | 'timeout';

/** What kept an upload from going on: the line, or a server that says so itself. */
export type Break = { reason: BreakReason } | { reason: 'server'; error: Error };

export type UploadAnswer =
  /** `isContinued`: a session of before, which may have a part of the file already. */
  | { kind: 'opened'; url: string; isContinued: boolean }
  | { kind: 'done' }
  /** `received` bytes are stored; null when the answer did not say, or the browser may not read it. */
  | { kind: 'incomplete'; received: number | null }
  /** The session has expired, was given up or is unknown. */
  | { kind: 'gone' }
  | ({ kind: 'broken' } & Break)
  | { kind: 'refused'; status: number; text: string };

type Standing = {
  /** Bytes of the file. */
  total: number;
  pieceBytes: number;
  /** Secret of its holder; null until a session was opened. */
  url: string | null;
  /** Bytes that are known to be stored. */
  position: number;
  failures: number;
  renewals: number;
  /** A piece was accepted without a readable position: the next question decides. */
  isUnread: boolean;
};

export type UploadState = Standing &
  (
    | { phase: 'opening' | 'sending' | 'asking' | 'done' }
    | ({ phase: 'lost' } & Break)
    | { phase: 'refused'; status: number; text: string }
  );

export const newUpload = (total: number, pieceBytes: number): UploadState => ({
  total,
  pieceBytes,
  url: null,
  position: 0,
  failures: 0,
  renewals: 0,
  isUnread: false,
  phase: 'opening',
});

/** Takes a lost upload up again: first of all the server is asked how much it has. */
export const resumed = (state: UploadState): UploadState => ({
  ...state,
  failures: 0,
  phase: state.url === null ? 'opening' : 'asking',
});

export const isSettled = ({ phase }: UploadState): boolean =>
  phase === 'done' || phase === 'lost' || phase === 'refused';

/** The next piece, its end not included. */
export const nextPiece = ({ position, pieceBytes, total }: UploadState) => ({
  from: position,
  to: Math.min(position + pieceBytes, total),
});

/** Milliseconds before the next attempt: doubled each time, and spread so that clients do not return together. */
export function backoff(failures: number, random: number): number {
  if (failures === 0) return 0;
  const longest = Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), MAX_BACKOFF_MS);
  return Math.round(longest * (0.5 + random / 2));
}

const LINE: Break = { reason: 'network' };

const breakOf = (cause: Break): Break =>
  cause.reason === 'server'
    ? { reason: cause.reason, error: cause.error }
    : { reason: cause.reason };

function afterBreak(state: UploadState, cause: Break): UploadState {
  const failures = state.failures + 1;
  const most = cause.reason === 'server' ? MAX_SERVER_FAILURES : MAX_FAILURES;
  if (failures >= most) return { ...state, failures, ...cause, phase: 'lost' };
  return { ...state, failures, phase: state.url === null ? 'opening' : 'asking' };
}

function afterGone(state: UploadState): UploadState {
  const renewals = state.renewals + 1;
  if (renewals > MAX_RENEWALS) return { ...state, phase: 'refused', status: 410, text: 'Gone' };
  return { ...state, renewals, url: null, position: 0, phase: 'opening' };
}

function afterPosition(state: UploadState, received: number): UploadState {
  if (received > state.position) {
    // Everything is stored but the object is not closed yet: asking again tells when it is.
    const phase = received >= state.total ? 'asking' : 'sending';
    return { ...state, position: received, failures: 0, isUnread: false, phase };
  }
  // A piece that changed nothing is a failure; a question that finds nothing new is not.
  if (state.phase === 'sending' || received >= state.total) {
    return { ...afterBreak(state, LINE), position: received, isUnread: false };
  }
  return { ...state, position: received, isUnread: false, phase: 'sending' };
}

function afterUnreadable(state: UploadState): UploadState {
  if (state.phase === 'sending') return { ...state, isUnread: true, phase: 'asking' };
  // Neither the piece nor the question told a position: only one piece with the whole file does without positions.
  if (state.isUnread) {
    const next = afterBreak(state, LINE);
    const whole = { ...next, position: 0, pieceBytes: state.total, isUnread: false };
    return next.phase === 'lost' ? next : { ...whole, phase: 'sending' };
  }
  return afterPosition(state, 0); // The protocol's way of saying that nothing is stored.
}

/** What an answer changes. */
export function after(state: UploadState, answer: UploadAnswer): UploadState {
  switch (answer.kind) {
    case 'opened':
      return {
        ...state,
        url: answer.url,
        position: 0,
        phase: answer.isContinued ? 'asking' : 'sending',
      };
    case 'done':
      return { ...state, position: state.total, phase: 'done' };
    case 'incomplete':
      return answer.received === null
        ? afterUnreadable(state)
        : afterPosition(state, answer.received);
    case 'gone':
      return afterGone(state);
    case 'broken':
      return afterBreak(state, breakOf(answer));
    case 'refused':
      return { ...state, phase: 'refused', status: answer.status, text: answer.text };
  }
}
