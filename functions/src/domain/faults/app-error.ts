import { errors, type ErrorBody, type ErrorCode } from '@contract';

type Options = {
  /** For logs only: never shown, never holding personal data. */
  cause?: unknown;
  /** Which fields of the request are wrong, for the caller. */
  details?: ErrorBody['details'];
  /** After how long the same request may be let through. */
  retryAfterSeconds?: number;
};

/** An expected failure: thrown anywhere on the server, answered with the status and sentence of its code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorBody['details'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { cause, details, retryAfterSeconds }: Options = {}) {
    super(errors[code].sentence, { cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
