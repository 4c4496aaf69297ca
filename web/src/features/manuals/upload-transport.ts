import type { Piece } from './drive-upload';
import type { UploadAnswer } from './resumable-upload';
import { UploadRefused } from './upload-refused';

/** A piece of which nothing moves for so long is given up, in milliseconds. */
const STALL_MS = 60_000;
/** How long a pause waits for the browser's `online` event, in milliseconds. */
const OFFLINE_PATIENCE_MS = 20_000;

const RECEIVED = /^bytes=0-(\d+)$/;
/** Unknown, expired, or given up by its owner (499 is Cloud Storage's own). */
const GONE: readonly number[] = [404, 410, 499];
/** Answers that stand for the line, or ask for patience. */
const isPassing = (status: number) => status === 0 || status === 408 || status === 429;

/** Reads Cloud Storage's answer to a piece or a question. */
export function readAnswer(status: number, range: string | null, text: string): UploadAnswer {
  if (status === 200 || status === 201) return { kind: 'done' };
  if (status === 308) {
    const last = RECEIVED.exec(range ?? '')?.[1];
    return { kind: 'incomplete', received: last === undefined ? null : Number(last) + 1 };
  }
  if (GONE.includes(status)) return { kind: 'gone' };
  if (isPassing(status)) return { kind: 'broken', reason: 'network' };
  if (status >= 500) {
    return { kind: 'broken', reason: 'server', error: new UploadRefused(status, text) };
  }
  return { kind: 'refused', status, text };
}

type Put = {
  url: string;
  range: string;
  body: Blob | null;
  onSent?: (bytes: number) => void;
  signal: AbortSignal;
};

/** XMLHttpRequest and not fetch: only it tells how much of a body has left. */
function put({ url, range, body, onSent, signal }: Put): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let watch: ReturnType<typeof setTimeout>;
    const settle = (act: () => void) => {
      clearTimeout(watch);
      signal.removeEventListener('abort', abort);
      act();
    };
    const stall = () => {
      settle(() => resolve({ kind: 'broken', reason: 'timeout' }));
      request.abort();
    };
    const abort = () => {
      settle(() => reject(signal.reason as Error));
      request.abort();
    };
    const moved = () => {
      clearTimeout(watch);
      watch = setTimeout(stall, STALL_MS);
    };
    request.open('PUT', url);
    request.setRequestHeader('Content-Range', range);
    request.upload.onprogress = (event) => {
      moved();
      onSent?.(event.loaded);
    };
    request.onload = () =>
      settle(() => {
        const { status, statusText, responseText } = request;
        const received = status === 308 ? request.getResponseHeader('Range') : null;
        resolve(readAnswer(status, received, statusText || responseText));
      });
    request.onerror = () => settle(() => resolve({ kind: 'broken', reason: 'network' }));
    signal.addEventListener('abort', abort);
    moved();
    request.send(body);
  });
}

export const sendPiece =
  (file: Blob) =>
  (url: string, { from, to, total }: Piece, onSent: (bytes: number) => void, signal: AbortSignal) =>
    put({
      url,
      range: `bytes ${from}-${to - 1}/${total}`,
      body: file.slice(from, to),
      onSent,
      signal,
    });

export const askPosition = (url: string, total: number, signal: AbortSignal) =>
  put({ url, range: `bytes */${total}`, body: null, signal });

/** Gives a session up. Whether that succeeds does not matter: an abandoned session stores nothing and expires. */
export async function abandonSession(url: string): Promise<void> {
  await fetch(url, { method: 'DELETE' }).catch(() => undefined);
}

/** Waits; the return of the network cuts it short, its absence makes it longer. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', cancel);
    };
    const goOn = () => {
      end();
      resolve();
    };
    const cancel = () => {
      end();
      reject(signal.reason as Error);
    };
    let timer = setTimeout(() => {
      if (navigator.onLine) goOn();
      else timer = setTimeout(goOn, OFFLINE_PATIENCE_MS);
    }, milliseconds);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', cancel);
  });
}
