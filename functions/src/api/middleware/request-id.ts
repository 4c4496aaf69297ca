import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER, requestIdSchema } from '@contract';
import type { RequestHandler, Response } from 'express';
import { inRequest } from '../../request-scope';

/**
 * Names each request, so that an owner's error leads to its log entries: as the browser named it, else by Google's
 * trace, else at random.
 */
export const requestId: RequestHandler = (request, response, next) => {
  const sent = requestIdSchema.safeParse(request.get(REQUEST_ID_HEADER)).data;
  const trace = /^[0-9a-f]{32}/.exec(request.get('x-cloud-trace-context') ?? '');
  const id = sent ?? trace?.[0] ?? randomUUID();
  response.set(REQUEST_ID_HEADER, id);
  inRequest(id, next);
};

/** The name that the request was given. */
export const requestIdOf = (response: Response): string => response.get(REQUEST_ID_HEADER) ?? '';
