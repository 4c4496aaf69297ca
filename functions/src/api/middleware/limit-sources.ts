import {
  firebaseLogin,
  getInvitation,
  login,
  register,
  reportClientError,
  sendInvitation,
} from '@contract';
import type { RequestHandler, Router } from 'express';

/** Where somebody without an account may guess, write or make work. */
const LIMITED = [firebaseLogin, login, register, getInvitation, sendInvitation];

/** Refuses a request for its source, or lets it pass. */
export type CheckSource = (address: string) => Promise<void>;

/** Limits what one address may ask without an account. Comes before the routes. */
export function limitSources(router: Router, check: CheckSource): void {
  const limit =
    (use: string): RequestHandler =>
    async (request, _response, next) => {
      // Only the address that the last proxy wrote down is true: the ones before it are the caller's own words.
      await check(`${use}${request.ip ?? ''}`);
      next();
    };
  for (const path of new Set(LIMITED.map((endpoint) => endpoint.path))) {
    router.all(path, limit(''));
  }
  // Counted apart: a page that fails again and again must not keep its owner from signing in.
  router.all(reportClientError.path, limit('errors of '));
}
