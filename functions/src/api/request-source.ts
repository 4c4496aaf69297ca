import type { Request } from 'express';
import type { RequestSource } from '../domain/same-origin';

/** Where a request comes from. Behind Hosting, `Host` is the function's own; a browser page cannot set the forwarded one. */
export function sourceOf(request: Request): RequestSource {
  const forwarded = request.get('x-forwarded-host')?.split(',')[0]?.trim();
  const secFetchSite = request.get('sec-fetch-site');
  const origin = request.get('origin');
  return {
    host: forwarded ?? request.get('host') ?? '',
    ...(secFetchSite !== undefined && { secFetchSite }),
    ...(origin !== undefined && { origin }),
  };
}
