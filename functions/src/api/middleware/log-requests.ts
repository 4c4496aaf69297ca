import type { RequestHandler } from 'express';
import { log } from '../../logger';
import { requestIdOf } from './request-id';

/** One line for each request that was answered: where an owner's id leads first. The route, never the address itself. */
export const logRequests: RequestHandler = (request, response, next) => {
  const begin = performance.now();
  response.on('finish', () => {
    const { path: route = null } = (request.route ?? {}) as { path?: string };
    const milliseconds = Math.round(performance.now() - begin);
    const { method } = request;
    const { statusCode: status } = response;
    log.info('request answered', {
      ...{ method, route, status, milliseconds, requestId: requestIdOf(response) },
    });
  });
  next();
};
