import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const HEADER = 'x-request-id';

/** Names each request, by Google's trace where there is one, so that an owner's error leads to its log entries. */
export const requestId: RequestHandler = (request, response, next) => {
  const trace = /^[0-9a-f]{32}/.exec(request.get('x-cloud-trace-context') ?? '');
  response.set(HEADER, trace?.[0] ?? randomUUID());
  next();
};

/** The name that the request was given. */
export const requestIdOf = (response: Response): string => response.get(HEADER) ?? '';
