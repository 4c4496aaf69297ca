/** What a browser says about where a request comes from, as it arrived. */
export type RequestSource = {
  secFetchSite?: string;
  origin?: string;
  /** The host that the browser asked: `X-Forwarded-Host` behind Firebase Hosting, otherwise `Host`. */
  host: string;
};

/**
 * Whether a changing request comes from our own pages. Reasons as Go's `http.CrossOriginProtection` does: browsers
 * send `Sec-Fetch-Site`, older ones `Origin`; who sends neither is not a browser and carries nobody else's cookie.
 */
export function isSameOrigin({ secFetchSite, origin, host }: RequestSource): boolean {
  // "none": the user did it, by typing an address or opening a bookmark.
  if (secFetchSite !== undefined) return secFetchSite === 'same-origin' || secFetchSite === 'none';
  if (origin !== undefined) return hostOf(origin) === host.toLowerCase();
  return true;
}

/** Host of an origin; null for "null" (sandboxed frames, files) and for what is no origin. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** The origin whose pages may use an upload session: the caller's if it is ours, otherwise the host's own. */
export function pageOrigin({ origin, host }: RequestSource, protocol: string): string {
  return origin !== undefined && hostOf(origin) === host.toLowerCase()
    ? new URL(origin).origin
    : `${protocol}://${host}`;
}
