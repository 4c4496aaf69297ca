import { setTimeout as sleep } from 'node:timers/promises';
import { login, type Credentials, type Endpoint } from '../../functions/contract/index';

/** Calls an endpoint of the contract as a signed-in owner. */
export type Caller = <Params, Body, Response>(
  endpoint: Endpoint<Params, Body, Response>,
  request?: { params?: Params; body?: Body; form?: FormData },
) => Promise<Response>;

/** Signs in with e-mail and password as a browser would, and keeps the cookie. */
export async function signIn(url: string, credentials: Credentials): Promise<Caller> {
  const { headers } = await send(url, login, { body: credentials }, '');
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (endpoint, request = {}) => {
    const response = await send(url, endpoint, request, cookie);
    const body: unknown = endpoint.status === 204 ? undefined : await response.json();
    return endpoint.response.parse(body);
  };
}

async function send<Params, Body, Response_>(
  url: string,
  endpoint: Endpoint<Params, Body, Response_>,
  { params, body, form }: { params?: Params; body?: Body; form?: FormData },
  cookie: string,
): Promise<Response> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    String((params as Record<string, unknown>)[name]),
  );
  const response = await fetch(url + path, {
    method: endpoint.method,
    // The server takes changes only from its own pages.
    headers: { origin: url, cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(form ? { body: form } : {}),
  });
  if (!response.ok) {
    throw new Error(`${endpoint.method} ${path}: ${response.status} ${await response.text()}`);
  }
  return response;
}

/** Asks every half second until `isDone`; fails after `patienceMs`. */
export async function poll<T>(
  ask: () => Promise<T>,
  isDone: (answer: T) => boolean,
  patienceMs: number,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (isDone(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`No end in sight: ${JSON.stringify(answer)}`);
    await sleep(500);
  }
}
