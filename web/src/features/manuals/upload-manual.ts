import {
  createManual,
  deleteManual,
  openUploadSession,
  UPLOAD_CHUNK_BYTES,
  type ManualType,
} from '@contract';
import { call } from '../../lib/api/api-client';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { fingerprintOf } from './fingerprint';
import { driveUpload, type UploadPorts, type UploadProgress } from './drive-upload';
import {
  newUpload,
  resumed,
  type Break,
  type BreakReason,
  type UploadAnswer,
  type UploadState,
} from './resumable-upload';
import { UploadRefused } from './upload-refused';
import { abandonSession, askPosition, pause, sendPiece } from './upload-transport';

/** One file on its way: all that is needed to go on with it, or to give it up. */
export type UploadJob = {
  file: File;
  contentType: ManualType;
  vehicleId: number;
  /** Null until the manual was created. */
  manualId: number | null;
  /** The manual waited for its file already: giving the upload up leaves it waiting. */
  isAwaited: boolean;
  /** Said when the manual is created, where the specification has it so; it is the status in any case. */
  status?: 'pending';
  /** Says whether an upload of before was one of this very file; null until it is known, and where it cannot be. */
  fingerprint: string | null;
  state: UploadState;
};

export const newJob = (job: Omit<UploadJob, 'state' | 'isAwaited' | 'fingerprint'>): UploadJob => ({
  ...job,
  fingerprint: null,
  isAwaited: job.manualId !== null,
  state: newUpload(job.file.size, UPLOAD_CHUNK_BYTES),
});

const breakSentences = {
  network: 'Error de conexión al subir el archivo',
  timeout: 'Tiempo de espera agotado',
} as const satisfies Record<BreakReason, string>;

const serverSentence = (status: number, text: string): string =>
  `Error del servidor: ${status} ${text}`;

/** What the owner reads about an upload that failed. */
export function uploadFailure(error: unknown): string {
  if (error instanceof UploadRefused) return serverSentence(error.status, error.text);
  if (!(error instanceof ApiError)) return breakSentences.network;
  if (error.status === 0) return breakSentences.network;
  return serverSentence(error.status, sentenceOf(error));
}

/** What the owner reads about an upload that stands still. */
export const breakSentence = (cause: Break): string =>
  cause.reason === 'server' ? uploadFailure(cause.error) : breakSentences[cause.reason];

const printOf = ({ fingerprint }: UploadJob) => (fingerprint === null ? {} : { fingerprint });

async function open(job: UploadJob, manualId: number, signal: AbortSignal): Promise<UploadAnswer> {
  const isExpired = job.state.renewals > 0;
  const file = { fileSize: job.file.size, contentType: job.contentType, ...printOf(job) };
  const body = isExpired ? { ...file, isExpired } : file;
  try {
    const opened = await call(openUploadSession, { params: { id: manualId }, body, signal });
    return { kind: 'opened', url: opened.uploadUrl, isContinued: opened.isContinued };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0) return { kind: 'broken', reason: 'network' };
    if (error.status >= 500) return { kind: 'broken', reason: 'server', error };
    // The answer to the last piece was lost, with its session or with the tab that sent it: the file is there.
    const isSent = isExpired || !job.isAwaited;
    if (error.code === 'MANUAL_HAS_FILE' && isSent) return { kind: 'done' };
    throw error;
  }
}

/** Uploads, or goes on uploading, until the file is there or the connection is lost. */
export async function uploadManual(
  job: UploadJob,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<UploadState> {
  job.fingerprint ??= await fingerprintOf(job.file, signal);
  if (job.manualId === null) {
    const { vehicleId, file, status } = job;
    const named = { vehicleId, originalFilename: file.name, ...printOf(job) };
    const body = { ...named, ...(status && { status }) };
    job.manualId = (await call(createManual, { body, signal })).id;
  }
  const manualId = job.manualId;
  const ports: UploadPorts = {
    open: (stop) => open(job, manualId, stop),
    send: sendPiece(job.file),
    ask: askPosition,
    pause,
    random: Math.random,
    keep: (state) => {
      job.state = state;
    },
  };
  const start = job.state.phase === 'lost' ? resumed(job.state) : job.state;
  const end = await driveUpload(start, ports, onProgress, signal);
  if (end.phase === 'refused') throw new UploadRefused(end.status, end.text);
  return end;
}

/** Leaves nothing behind of an upload that was given up, as far as the network allows. */
export async function giveUp({ manualId, isAwaited, state }: UploadJob): Promise<void> {
  if (state.url !== null) await abandonSession(state.url);
  if (manualId === null || isAwaited) return;
  await call(deleteManual, { params: { id: manualId } }).catch(() => undefined);
}
