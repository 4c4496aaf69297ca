import { json, type RequestHandler } from 'express';
import { AppError } from '../../domain/faults/app-error';
import { rawBodyOf } from '../raw-body';

const IS_JSON = /^application\/json *(;|$)/i;

/** The type must be JSON: a form of another site cannot send that without the browser asking us first. */
const onlyJson =
  (limit: number): RequestHandler =>
  (request, _response, next) => {
    const type = request.get('content-type') ?? '';
    if (!IS_JSON.test(type)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    // Cloud Functions has read and parsed the body already; then only its size is left to check.
    const raw = rawBodyOf(request);
    if (raw && raw.length > limit) throw new AppError('REQUEST_TOO_LARGE');
    next();
  };

/** Reads a JSON body of at most `limit` bytes. */
export const jsonBody = (limit: number): RequestHandler[] => [onlyJson(limit), json({ limit })];
