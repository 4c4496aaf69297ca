import type { Request } from 'express';

/** The whole body where Cloud Functions has buffered it already; undefined where it is still to be read. */
export const rawBodyOf = (request: Request): Buffer | undefined =>
  'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody : undefined;
