import type { RequestHandler } from 'express';
import { AppError } from '../../domain/faults/app-error';
import { isSameOrigin } from '../../domain/accounts/same-origin';
import { sourceOf } from '../request-source';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses changes that another site's page asks for with the owner's cookie. */
export const sameOrigin: RequestHandler = (request, _response, next) => {
  if (!SAFE_METHODS.includes(request.method) && !isSameOrigin(sourceOf(request))) {
    throw new AppError('CROSS_SITE_REQUEST');
  }
  next();
};
