import { errors, type ErrorBody, type ErrorCode } from '@contract';
import type { ErrorRequestHandler } from 'express';
import { AppError } from '../../domain/faults/app-error';
import { log } from '../../logger';
import { requestIdOf } from './request-id';

/** What Express and its body parser throw, by their `type`. */
const parserErrors: Record<string, ErrorCode> = {
  'entity.parse.failed': 'INVALID_JSON',
  'entity.too.large': 'REQUEST_TOO_LARGE',
  'encoding.unsupported': 'UNSUPPORTED_MEDIA_TYPE',
  'charset.unsupported': 'UNSUPPORTED_MEDIA_TYPE',
};

const TOO_MANY = errors.TOO_MANY_REQUESTS.status;
/** Where the refusal itself does not know. */
const USUAL_WAIT_SECONDS = 60;

/** Turns anything thrown into an expected failure. What nobody expected is INTERNAL: its text never leaves. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error && 'status' in error) {
    const code = 'type' in error ? parserErrors[String(error.type)] : undefined;
    if (code) return new AppError(code, { cause: error });
    const isCallersFault = Number(error.status) >= 400 && Number(error.status) < 500;
    if (isCallersFault) return new AppError('INVALID_REQUEST', { cause: error });
  }
  return new AppError('INTERNAL', { cause: error });
}

/** Answers every failure with the same body. Server faults are logged with their stack. */
export const errorHandler: ErrorRequestHandler = (thrown: unknown, request, response, next) => {
  const error = toAppError(thrown);
  const { status, sentence } = errors[error.code];
  const id = requestIdOf(response);
  if (status >= 500) {
    const { method } = request;
    log.error('Request failed', error, { code: error.code, requestId: id, method });
  }
  if (response.headersSent) {
    next(thrown);
    return;
  }
  if (status === TOO_MANY) {
    response.set('Retry-After', String(error.retryAfterSeconds ?? USUAL_WAIT_SECONDS));
  }
  const body: ErrorBody = {
    error: sentence,
    message: sentence,
    code: error.code,
    requestId: id,
    ...(error.details && { details: error.details }),
  };
  response.status(status).json(body);
};
