import { errorBody, errors, type ErrorBody, type ErrorCode } from '@contract';
import { failureIdOf } from './failures';

/** A request that the server refused, or that never reached it (status 0). */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Null when the answer did not come from our API. */
  readonly code: ErrorCode | null;
  /** Under which the log tells more: as the server says, else as the request was sent. */
  readonly requestId: string;
  /** What the owner reads. */
  readonly sentence: string;
  readonly details: ErrorBody['details'];

  constructor(status: number, text: string, body: ErrorBody | null, sentId: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body?.code ?? null;
    this.requestId = body?.requestId ?? sentId;
    this.sentence = body?.message ?? (status === 0 ? text : sentenceWithoutBody(status));
    this.details = body?.details;
  }
}

/** An answer that is not what the contract says: ours has a fault, or is of another version. */
export class BrokenAnswer extends Error {
  constructor(
    readonly requestId: string,
    options: ErrorOptions,
  ) {
    super('The answer breaks the contract', options);
    this.name = 'BrokenAnswer';
  }
}

/** The platform refuses what is too large before our API sees it. */
const sentenceWithoutBody = (status: number): string =>
  status === errors.REQUEST_TOO_LARGE.status
    ? errors.REQUEST_TOO_LARGE.sentence
    : errors.UNAVAILABLE.sentence;

/** Sentence for a request that never reached the server. */
export const OFFLINE = 'No hay conexión con Guantera. Comprueba tu red e inténtalo de nuevo.';

function parseBody(text: string): ErrorBody | null {
  try {
    return errorBody.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // An answer of a proxy, not of our API.
  }
}

/** Reads a non-OK answer; its message is the status, a colon and the body's text (or the status text). */
export async function readApiError(response: Response, sentId: string): Promise<ApiError> {
  const text = await response.text();
  return new ApiError(response.status, text || response.statusText, parseBody(text), sentId);
}

/** As much of a request's name as somebody can read out; the log is searched by it. */
const REFERENCE_LENGTH = 8;

function idOf(error: unknown): string | null {
  if (error instanceof ApiError || error instanceof BrokenAnswer) return error.requestId;
  return error instanceof Error ? failureIdOf(error) : null;
}

/** What names a request that failed, or a fault of ours that was told to the server; null for everything else. */
export const referenceOf = (error: unknown): string | null =>
  idOf(error)?.slice(0, REFERENCE_LENGTH) ?? null;

/** The sentence to show for any failure. */
export function sentenceOf(error: unknown, fallback: string = errors.INTERNAL.sentence): string {
  return error instanceof ApiError ? error.sentence : fallback;
}
