import {
  after,
  backoff,
  isSettled,
  nextPiece,
  type UploadAnswer,
  type UploadState,
} from './resumable-upload';

export type Piece = { from: number; to: number; total: number };

/** What an upload needs from the browser. Every wait ends when `signal` aborts, by rejecting with its reason. */
export type UploadPorts = {
  /** Opens a session for the manual's file; `done` when the server has the whole file already. */
  open(signal: AbortSignal): Promise<UploadAnswer>;
  /** Sends a piece (`to` not included); `onSent` hears how many of its bytes have left. */
  send(
    url: string,
    piece: Piece,
    onSent: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<UploadAnswer>;
  /** Asks how much is stored. */
  ask(url: string, total: number, signal: AbortSignal): Promise<UploadAnswer>;
  /** Waits, and longer while the browser knows that it is offline; less when it comes back. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  random(): number;
  /** Hears every new state, so that whoever cancels or resumes knows where the upload stands. */
  keep(state: UploadState): void;
};

export type UploadProgress = { sentBytes: number; isReconnecting: boolean };

function perform(
  state: UploadState,
  ports: UploadPorts,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<UploadAnswer> {
  if (state.url === null) return ports.open(signal);
  if (state.phase === 'asking') return ports.ask(state.url, state.total, signal);
  return ports.send(state.url, { ...nextPiece(state), total: state.total }, onSent, signal);
}

/** Carries an upload on until it is done, lost or refused; rejects with the signal's reason when it is cancelled. */
export async function driveUpload(
  start: UploadState,
  ports: UploadPorts,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<UploadState> {
  let state = start;
  while (!isSettled(state)) {
    const { position, failures } = state;
    const tell = (bytes: number) =>
      onProgress({ sentBytes: position + bytes, isReconnecting: failures > 0 });
    tell(0);
    if (failures > 0) await ports.pause(backoff(failures, ports.random()), signal);
    signal.throwIfAborted();
    state = after(state, await perform(state, ports, tell, signal));
    ports.keep(state);
  }
  return state;
}
