import { kindOfName, kindOfStatus, type FailureKind } from '../../domain/quotas/retry-policy';
import { reasonOf } from '../error-info';
import { retryDelayOf } from '../retry-info';

/** For logs: what went wrong, so that they can be searched by it. */
type FailureCode =
  'PROCESSOR_NOT_SERVED' | 'TOO_LARGE' | 'REFUSED' | 'NO_ANSWER' | 'UNUSABLE_ANSWER';

/** As gRPC counts them. */
const GRPC_NAMES: Record<number, string> = {
  1: 'CANCELLED',
  2: 'UNKNOWN',
  3: 'INVALID_ARGUMENT',
  4: 'DEADLINE_EXCEEDED',
  5: 'NOT_FOUND',
  7: 'PERMISSION_DENIED',
  8: 'RESOURCE_EXHAUSTED',
  9: 'FAILED_PRECONDITION',
  10: 'ABORTED',
  13: 'INTERNAL',
  14: 'UNAVAILABLE',
  16: 'UNAUTHENTICATED',
};
const HTTP_NAMES: Record<number, string> = { 400: 'INVALID_ARGUMENT', 404: 'NOT_FOUND' };

/** As Document AI says it of bytes and of pages, and gRPC of messages (by RESOURCE_EXHAUSTED, like a quota). */
const SAYS_TOO_LARGE = /PAGE_LIMIT_EXCEEDED|exceeds? the limit|larger than max/i;

type Rest = {
  kind: FailureKind;
  status?: string;
  reason?: string | null;
  askedMs?: number | null;
  cause?: unknown;
};

/** A call of Document AI that gave nothing. Its message names the processor, and never holds what was read. */
export class DocumentAiFailure extends Error {
  readonly isLoggable = true;
  readonly code: FailureCode;
  readonly kind: FailureKind;
  /** What Google said, as gRPC names it, or as HTTP counts it; null when it said nothing. */
  readonly status: string | null;
  /** Google's own name for why it refused. */
  readonly reason: string | null;
  /** How long Google wants to be left alone, in milliseconds. */
  readonly askedMs: number | null;

  constructor(code: FailureCode, detail: string, rest: Rest) {
    super(`${code}: ${detail}`, { cause: rest.cause });
    this.name = 'DocumentAiFailure';
    this.code = code;
    this.kind = rest.kind;
    this.status = rest.status ?? null;
    this.reason = rest.reason ?? null;
    this.askedMs = rest.askedMs ?? null;
  }
}

/** A failure of the client, which tells codes of gRPC, or a status of HTTP, or neither when nothing usable came. */
export function failureOf(error: unknown, processor: string): DocumentAiFailure {
  if (error instanceof DocumentAiFailure) return error;
  const { status, kind } = statusOf(error);
  if (status === undefined) {
    // Whoever failed to parse an answer quotes it: only the name of that error is told.
    const name = error instanceof Error ? error.name : typeof error;
    return new DocumentAiFailure('NO_ANSWER', `${name}, processor ${processor}`, { kind });
  }
  if (isTooLarge(status, error)) return tooLarge(status, processor);
  const details = detailsOf(error);
  const reason = reasonOf(details);
  const rest = { kind, status, reason, askedMs: retryDelayOf(details), cause: error };
  return status === 'NOT_FOUND'
    ? new DocumentAiFailure(
        'PROCESSOR_NOT_SERVED',
        `${status} for processor ${processor}: it was deleted, or never was there; configure another one`,
        rest,
      )
    : new DocumentAiFailure(
        'REFUSED',
        `${reason === null ? status : `${status} ${reason}`} for processor ${processor}`,
        rest,
      );
}

/** The request holds too much: half of it may be taken, the same again never. */
const tooLarge = (status: string, processor: string): DocumentAiFailure =>
  new DocumentAiFailure('TOO_LARGE', `${status} for processor ${processor}`, {
    kind: 'permanent',
    status,
  });

function isTooLarge(status: string, error: unknown): boolean {
  if (status !== 'INVALID_ARGUMENT' && status !== 'RESOURCE_EXHAUSTED') return false;
  const message = error instanceof Error ? error.message : '';
  return SAYS_TOO_LARGE.test(`${message} ${JSON.stringify(detailsOf(error) ?? null)}`);
}

/** What stands beside the status: how long to wait, which field is wrong, and why. */
const detailsOf = (error: unknown): unknown =>
  error instanceof Error && 'statusDetails' in error ? error.statusDetails : undefined;

function statusOf(error: unknown): { status?: string; kind: FailureKind } {
  if (error instanceof Error && 'code' in error && typeof error.code === 'number') {
    const status = GRPC_NAMES[error.code] ?? `code ${error.code}`;
    return { status, kind: kindOfName(status) };
  }
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    const { status } = error;
    return { status: HTTP_NAMES[status] ?? `${status}`, kind: kindOfStatus(status) };
  }
  return { kind: kindOfStatus(null) };
}

export const unusable = (why: string, processor: string): DocumentAiFailure =>
  new DocumentAiFailure('UNUSABLE_ANSWER', `${why}, processor ${processor}`, { kind: 'unlucky' });

export const kindOfFailure = (error: unknown): FailureKind =>
  error instanceof DocumentAiFailure ? error.kind : 'permanent';
