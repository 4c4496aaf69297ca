import * as z from 'zod/mini';
import { sentences, type ErrorBody, type ErrorCode } from '@contract';
import { failureIdOf } from './failures';

/** Words, if there are any; anything else, and blanks, count as none. */
const words = z.catch(z.string().check(z.trim(), z.minLength(1)), '');

/** What of an error's body can be read, whoever wrote it: each part counts without the others. */
const readableBody = z.object({
  error: words,
  message: words,
  // One that no screen knows says as much as none.
  code: z.catch(z.nullable(z.custom<ErrorCode>((code) => typeof code === 'string')), null),
  requestId: words,
  details: z.catch(
    z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    undefined,
  ),
});
type ReadableBody = z.infer<typeof readableBody>;

/** A request that the server refused, or that never reached it (status 0). */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Null when the answer did not come from our API. */
  readonly code: ErrorCode | null;
  /** Under which the log tells more: as the server says, else as the request was sent. */
  readonly requestId: string;
  /** The body's `message`, else its `error`: what the owner reads. Null where it says nothing. */
  readonly sentence: string | null;
  /** The body's `error`, else its `message`. */
  readonly errorField: string | null;
  readonly details: ErrorBody['details'];

  constructor(status: number, text: string, body: ReadableBody | null, sentId: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body?.code ?? null;
    this.requestId = body?.requestId || sentId;
    this.sentence = body?.message || body?.error || (status === 0 ? text : null);
    this.errorField = body?.error || this.sentence;
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

/** Sentence for a request that never reached the server. */
export const OFFLINE = 'No hay conexión con Guantera. Comprueba tu red e inténtalo de nuevo.';

function parseBody(text: string): ReadableBody | null {
  try {
    return readableBody.safeParse(JSON.parse(text)).data ?? null;
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

const CONTENT_TOO_LARGE = 413;

/** For an error that says nothing, where the specification names no words. */
function ownWords(error: unknown): string {
  if (!(error instanceof ApiError)) return sentences.INTERNAL;
  // The platform refuses what is too large before our API sees it.
  return error.status === CONTENT_TOO_LARGE ? sentences.REQUEST_TOO_LARGE : sentences.UNAVAILABLE;
}

/** What to show for any failure: what the server says of it, else `fallback`, else words of our own. */
export function sentenceOf<Fallback = string>(
  error: unknown,
  fallback?: Fallback,
): string | Fallback {
  const said = error instanceof ApiError ? error.sentence : null;
  return said ?? fallback ?? ownWords(error);
}
