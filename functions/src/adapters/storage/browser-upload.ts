import { CloudFailure } from '../../domain/faults/cloud-fault';

/** Headers of a piece that a browser asks about before it sends them: `upload-transport.ts` of the web application. */
const ASKED_HEADERS = ['content-range', 'content-type'];
const PATIENCE_MS = 30_000;

const listOf = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase());

function requireOrigin(headers: Headers, origin: string, what: string): void {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return;
  throw new CloudFailure(
    'ORIGIN_REFUSED',
    `${what}: ${allowed ?? 'no origin'} instead of ${origin}`,
  );
}

/** Whether a page of `origin` may send this to the session: a browser asks, and goes no further without a yes. */
async function preflight(url: string, origin: string, method: string): Promise<void> {
  const { headers } = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      ...(method === 'PUT' && { 'access-control-request-headers': ASKED_HEADERS.join() }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  requireOrigin(headers, origin, `preflight of ${method}`);
  if (!listOf(headers, 'access-control-allow-methods').includes(method.toLowerCase())) {
    throw new CloudFailure('ORIGIN_REFUSED', `method ${method}`);
  }
  const allowed = listOf(headers, 'access-control-allow-headers');
  const missing = method === 'PUT' ? ASKED_HEADERS.filter((name) => !allowed.includes(name)) : [];
  if (missing.length > 0) throw new CloudFailure('ORIGIN_REFUSED', `header ${missing.join(', ')}`);
}

/**
 * Uploads to a session as a page of `origin` does in a browser, and as one that gives up may: asks for PUT and DELETE first,
 * and reads no answer that does not name it. A session that took no file is cancelled. Fails with CloudFailure.
 */
export async function uploadAsBrowser(
  url: string,
  origin: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const put = async (): Promise<void> => {
    await preflight(url, origin, 'PUT');
    await preflight(url, origin, 'DELETE');
    const { status, headers } = await fetch(url, {
      method: 'PUT',
      headers: {
        origin,
        'content-type': 'application/pdf',
        'content-range': `bytes 0-${content.length - 1}/${content.length}`,
      },
      body: content,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (status !== 200 && status !== 201) {
      throw Object.assign(new Error(`the session answered ${status}`), { status });
    }
    requireOrigin(headers, origin, 'PUT');
  };
  try {
    await put();
  } catch (error) {
    await fetch(url, { method: 'DELETE', headers: { origin } }).catch(() => undefined);
    throw error;
  }
}
