import { CircuitOpenError } from '../circuit';
import { AttemptTimedOut } from '../google-retry';
import { AppError } from '../../domain/faults/app-error';
import { kindOfStatus, type FailureKind } from '../../domain/quotas/retry-policy';
import type { VertexPlace } from './place';

/** For logs: what went wrong, so that they can be searched by it. */
type FailureCode =
  'MODEL_NOT_SERVED' | 'REFUSED' | 'NO_ANSWER' | 'NOT_AUTHENTICATED' | 'UNUSABLE_ANSWER';

type Rest = {
  kind: FailureKind;
  status?: number | null;
  reason?: string | null;
  askedMs?: number | null;
  cause?: unknown;
};

/** A call of Vertex AI that gave nothing. Its message names the model, and never holds what was asked or answered. */
export class VertexFailure extends Error {
  readonly isLoggable = true;
  readonly code: FailureCode;
  readonly kind: FailureKind;
  readonly status: number | null;
  /** Google's own name for why it refused. */
  readonly reason: string | null;
  /** How long Google wants to be left alone, in milliseconds. */
  readonly askedMs: number | null;

  constructor(code: FailureCode, detail: string, rest: Rest) {
    super(`${code}: ${detail}`, { cause: rest.cause });
    this.name = 'VertexFailure';
    this.code = code;
    this.kind = rest.kind;
    this.status = rest.status ?? null;
    this.reason = rest.reason ?? null;
    this.askedMs = rest.askedMs ?? null;
  }
}

type Call = { model: string; place: VertexPlace };

type Refused = { cause?: unknown; reason?: string | null; askedMs?: number | null };

/** Google answered with a status that is not OK. A model that was retired answers 404. */
export function refusal(
  { model, place }: Call,
  status: number,
  { cause, reason = null, askedMs = null }: Refused = {},
): VertexFailure {
  const why = reason === null ? `${status}` : `${status} ${reason}`;
  const called = `${why} for model ${model} at ${place.location}`;
  const said = { status, reason, cause };
  return status === 404
    ? new VertexFailure(
        'MODEL_NOT_SERVED',
        `${called}: it is retired, or was never offered there; configure another model or location`,
        { kind: 'permanent', ...said },
      )
    : new VertexFailure('REFUSED', called, { kind: kindOfStatus(status), askedMs, ...said });
}

/** No answer came, or none that is JSON. Whoever parsed it quotes it in the message: that must not reach the log. */
export const noAnswer = ({ model, place }: Call, cause: unknown): VertexFailure =>
  new VertexFailure('NO_ANSWER', `from model ${model} at ${place.location}`, {
    kind: kindOfStatus(null),
    cause: cause instanceof SyntaxError ? new Error('the body is no JSON') : cause,
  });

/** What came is an answer, but not one that can be used. */
export const unusable = ({ model }: Call, why: string, kind: FailureKind): VertexFailure =>
  new VertexFailure('UNUSABLE_ANSWER', `${why}, model ${model}`, { kind });

export const notAuthenticated = (cause: unknown): VertexFailure =>
  new VertexFailure('NOT_AUTHENTICATED', 'no access token', { kind: 'permanent', cause });

export const kindOfFailure = (error: unknown): FailureKind =>
  error instanceof VertexFailure ? error.kind : 'permanent';

/** The owner reads that the service does not answer; the log tells why. What nobody expected stays what it is. */
export const forTheOwner = (error: unknown): unknown =>
  error instanceof VertexFailure ||
  error instanceof AttemptTimedOut ||
  error instanceof CircuitOpenError
    ? new AppError('UNAVAILABLE', { cause: error })
    : error;
