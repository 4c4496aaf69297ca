import { firebaseLogin, getInvitation, login, register, sendInvitation } from '@contract';
import type { RequestHandler, Router } from 'express';

/** Where somebody without an account may guess, write or make work. */
const LIMITED = [firebaseLogin, login, register, getInvitation, sendInvitation];

/** Refuses a request for its source, or lets it pass. */
export type CheckSource = (address: string) => Promise<void>;

/** Limits what one address may ask without an account. Comes before the routes. */
export function limitSources(router: Router, check: CheckSource): void {
  const limit: RequestHandler = async (request, _response, next) => {
    // Only the address that the last proxy wrote down is true: the ones before it are the caller's own words.
    await check(request.ip ?? '');
    next();
  };
  for (const path of new Set(LIMITED.map((endpoint) => endpoint.path))) router.all(path, limit);
}
