import { getUser, SESSION_HEADER } from '@contract';
import type { ErrorRequestHandler } from 'express';
import { AppError } from '../../domain/faults/app-error';

/** A page that only asks whether anybody is signed in is told "nobody" (204): browsers print every 401 as an error. */
export const quietNobody: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const isAsking = request.method === 'GET' && request.path === getUser.path;
  const isNobody = error instanceof AppError && error.code === 'NOT_SIGNED_IN';
  if (isAsking && isNobody && request.get(SESSION_HEADER) === 'optional') {
    response.status(204).end();
  } else {
    next(error);
  }
};
