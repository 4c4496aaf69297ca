import express, { type RequestHandler } from 'express';
import { errorHandler } from '../api/middleware/error-handler';
import { exchange } from './exchange';

/** Sends a request through middleware alone; what passes is answered 200 with the body that was read. */
export function tryMiddleware(
  middleware: RequestHandler | RequestHandler[],
  sent: Partial<Parameters<typeof exchange>[1]> = {},
) {
  const app = express();
  const tried = Array.isArray(middleware) ? middleware : [middleware];
  app.use(...tried);
  app.use((request, response) => {
    response.json({ passed: true, body: (request.body as unknown) ?? null });
  });
  app.use(errorHandler);
  return exchange(app, { method: 'POST', url: '/api/anything', ...sent });
}
