import {
  firebaseLogin,
  getInvitation,
  login,
  register,
  reportClientError,
  sendInvitation,
} from '@contract';
import type { RequestHandler, Router } from 'express';
import type { Source } from '../../domain/quotas/source-limit';
import { clientAddressOf } from '../client-address';

/** Where somebody without an account may guess, write or make work. */
const LIMITED = [firebaseLogin, login, register, getInvitation, sendInvitation];

/** Refuses a request for its source, or lets it pass. */
export type CheckSource = (source: Source) => Promise<void>;

/** Limits what may be asked without an account, by where it comes from. Comes before the routes. */
export function limitSources(router: Router, check: CheckSource): void {
  const limit =
    (use: string): RequestHandler =>
    async (request, _response, next) => {
      await check({ use, ...clientAddressOf(request) });
      next();
    };
  for (const path of new Set(LIMITED.map((endpoint) => endpoint.path))) {
    router.all(path, limit('entry'));
  }
  // Counted apart: a page that fails again and again must not keep its owner from signing in.
  router.all(reportClientError.path, limit('error'));
}
