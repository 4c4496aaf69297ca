import { errors, type ErrorBody, type ErrorCode } from '@contract';

type Options = {
  /** For logs only: never shown, never holding personal data. */
  cause?: unknown;
  /** Which fields of the request are wrong, for the caller. */
  details?: ErrorBody['details'];
};

/** An expected failure: thrown anywhere on the server, answered with the status and sentence of its code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorBody['details'];

  constructor(code: ErrorCode, { cause, details }: Options = {}) {
    super(errors[code].sentence, { cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
