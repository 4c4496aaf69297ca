import { MAX_REQUEST_BYTES } from '@contract';
import type { RequestHandler } from 'express';
import { AppError } from '../../domain/faults/app-error';

/** Lets forms with a file pass, unread: the route streams them. */
export const multipartBody: RequestHandler = (request, _response, next) => {
  if (!request.is('multipart/form-data')) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.get('content-length') ?? 0) > MAX_REQUEST_BYTES) {
    throw new AppError('REQUEST_TOO_LARGE');
  }
  next();
};
