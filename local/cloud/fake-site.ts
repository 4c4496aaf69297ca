import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromRoot } from '../suite/paths';

/** What may be wrong with a deployed site. */
export const siteFaults = [
  'health',
  'invoker',
  'pageHeaders',
  'callHeaders',
  'cookies',
  'password',
  'origin',
  'logout',
] as const;
export type SiteFault = (typeof siteFaults)[number];

type Rule = { source: string; headers: { key: string; value: string }[] };
const rules = (
  JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as { hosting: { headers: Rule[] } }
).hosting.headers;
const headersAt = (source: string) =>
  (rules.find((rule) => rule.source === source)?.headers ?? []).map(
    ({ key, value }) => [key, value] as const,
  );

/** As Firebase Hosting with our functions behind it: drops all cookies but one, and says which host was asked for. */
export async function fakeSite() {
  const faults = new Set<SiteFault>();
  const left = new Set<string>();
  let isSignedIn = false;

  const cookiesOf = ({ headers }: IncomingMessage): string[] =>
    (headers.cookie ?? '')
      .split('; ')
      .filter((pair) => faults.has('cookies') || pair.startsWith('__session='));

  /** `[status, answer, headers]` of the functions. */
  function api(request: IncomingMessage): [number, object, Record<string, string>?] {
    const cookies = cookiesOf(request);
    const origin = `http://${request.headers.host}`;
    const upload = { uploadUrl: `${origin}/upload?for=${encodeURIComponent(origin)}` };
    const route = `${request.method} ${request.url}`;
    if (route === 'GET /api/health') {
      const state = faults.has('health') ? 'down' : 'up';
      const status = faults.has('health') ? 'down' : 'ok';
      const parts = [{ name: 'answers', state }];
      const names = cookies.map((pair) => pair.split('=')[0]).join(',') || 'none';
      const answer = { status, version: '1', checkedAt: '2026-01-01T00:00:00.000Z', parts };
      return [200, answer, { 'x-received-cookies': names }];
    }
    if (route === 'POST /api/login') {
      isSignedIn = !faults.has('password');
      return isSignedIn ? [200, {}, { 'set-cookie': '__session=s; Path=/' }] : [401, {}];
    }
    if (!isSignedIn || !cookies.includes('__session=s')) return [401, {}];
    if (route === 'POST /api/logout') isSignedIn = faults.has('logout');
    if (request.method === 'DELETE') left.delete(request.url ?? '');
    if (route === 'POST /api/vehicles') left.add('/api/vehicles/1');
    if (route === 'POST /api/manuals') left.add('/api/manuals/1');
    if (route.endsWith('/upload-session')) return [200, { ...upload, isContinued: false }];
    return [200, { id: 1 }];
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    if (pathname === '/upload') {
      const opened = faults.has('origin') ? 'https://api.a.run.app' : searchParams.get('for');
      response.writeHead(200, { 'access-control-allow-origin': opened ?? '' }).end();
      return;
    }
    const isCall = pathname.startsWith('/api/');
    if (!faults.has('pageHeaders') || isCall) response.setHeaders(new Map(headersAt('**')));
    if (isCall && !faults.has('callHeaders')) response.setHeaders(new Map(headersAt('/api/**')));
    if (isCall && faults.has('invoker')) response.writeHead(403).end('<title>403 Forbidden');
    else if (isCall) {
      const [status, body, more] = api(request);
      response.writeHead(status, { ...more, 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    } else response.end('<!doctype html>');
  }

  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    left: () => [...left],
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
