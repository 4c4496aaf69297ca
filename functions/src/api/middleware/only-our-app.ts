import { APP_CHECK_HEADER, getHealth } from '@contract';
import type { RequestHandler } from 'express';

/** Refuses a request for its App Check token, or lets it pass. Null: it came with none. */
export type CheckApp = (token: string | null) => Promise<void>;

/** Lets only our app ask. Whoever watches the service is none: its state stays open. */
export const onlyOurApp =
  (check: CheckApp): RequestHandler =>
  async (request, _response, next) => {
    if (request.path !== getHealth.path) await check(request.get(APP_CHECK_HEADER) ?? null);
    next();
  };
