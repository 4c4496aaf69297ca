import type { Request } from 'express';
import type { RequestSource } from '../domain/accounts/same-origin';

/**
 * Where a request comes from. Behind Hosting, `Host` is the function's own. No page of another site can send the
 * forwarded one: our answers to preflights allow nothing. Whoever else sends it along may have got it in front of
 * Hosting's; several hosts are therefore none, and no page is of it.
 */
export function sourceOf(request: Request): RequestSource {
  const forwarded = request.get('x-forwarded-host')?.trim();
  const secFetchSite = request.get('sec-fetch-site');
  const origin = request.get('origin');
  return {
    host: forwarded ?? request.get('host') ?? '',
    ...(secFetchSite !== undefined && { secFetchSite }),
    ...(origin !== undefined && { origin }),
  };
}
