import type { Request } from 'express';

/**
 * What stands behind the `?`, by the address itself. The platform's own app stands before ours and leaves `request.query`
 * as its parser read it: without `__proto__`, which nobody would then refuse.
 */
export function queryOf({ url }: Pick<Request, 'url'>): Record<string, string> {
  const at = url.indexOf('?');
  // `fromEntries` makes `__proto__` a key like any other.
  return Object.fromEntries(at < 0 ? [] : new URLSearchParams(url.slice(at + 1)));
}
