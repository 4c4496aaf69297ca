import { APP_CHECK_HEADER, REQUEST_ID_HEADER, type Endpoint } from '@contract';
import { ApiError, BrokenAnswer, OFFLINE, readApiError } from './api-error';
import { takeEarlyAnswer } from './early-answers';
import { failed } from './failures';
import { isAnythingKept } from '../offline/name';

type Input<Params, Body> = {
  params?: Params;
  /** As it travels behind the `?`; what is undefined does not. */
  query?: Record<string, string | undefined>;
  /** JSON by the contract's schema, or a form for the multipart endpoints. */
  body?: Body | FormData;
  /** Beside those that the body needs. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Its name, where somebody else has to know it. */
  requestId?: string;
};

/** Fills the `:name` parts of an endpoint's path. */
export function pathOf(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, string | undefined> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length === 0 ? filled : `${filled}?${String(new URLSearchParams(given))}`;
}

/** Gives the token that says which app calls. */
type Voucher = () => Promise<string>;
let voucher: Voucher | null = null;

/** From now on every call carries a token of `source`; null: none does. */
export function setAppCheckTokens(source: Voucher | null): void {
  voucher = source;
}

/**
 * What every call carries: its name, and the token. Without one the call is made all the same: the server knows whether it
 * needs one, and what to tell the owner.
 */
export async function headersOf(requestId: string): Promise<Record<string, string>> {
  const named = { [REQUEST_ID_HEADER]: requestId };
  try {
    return voucher ? { ...named, [APP_CHECK_HEADER]: await voucher() } : named;
  } catch {
    return named;
  }
}

function requestOf<Params, Body, Response>(
  endpoint: Endpoint<Params, Body, Response>,
  { body, headers, signal }: Input<Params, Body>,
): RequestInit {
  const isForm = body instanceof FormData;
  return {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      ...headers,
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    signal: signal ?? null,
  };
}

/** A call that is about to go: its name, and its answer where the page has asked for it already. */
type Sending = { requestId: string; early?: Promise<Response> | undefined };

async function send(
  url: string,
  request: RequestInit,
  { requestId, early }: Sending,
): Promise<Response> {
  try {
    const fetched = early ?? fetch(url, request);
    // What finds answers on this device comes where there may be some.
    const kept = request.method === 'GET' && isAnythingKept() ? import('../offline/answers') : null;
    const answer = kept ? await (await kept).orKept(url, fetched) : await fetched;
    request.signal?.throwIfAborted();
    return answer;
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiError(0, OFFLINE, null, requestId);
  }
}

function broken(requestId: string, cause: unknown): BrokenAnswer {
  const error = new BrokenAnswer(requestId, { cause });
  failed('contract', error);
  return error;
}

async function textOf(response: Response, { signal }: RequestInit, requestId: string) {
  try {
    return await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, OFFLINE, null, requestId);
  }
}

/** The answer's JSON; undefined when it says that it is something else. */
async function read(response: Response, request: RequestInit, requestId: string) {
  if (!response.headers.get('content-type')?.includes('application/json')) return undefined;
  const text = await textOf(response, request, requestId);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw broken(requestId, error);
  }
}

/** What is read for a screen is shown without the fields that cannot be read; what a command answers is taken whole. */
async function mended<Params, Body, Response>(
  { method, response }: Endpoint<Params, Body, Response>,
  answer: unknown,
): Promise<Response | null> {
  if (method !== 'GET') return null;
  // Comes when it is needed: no page waits for it.
  const mend = await import('./mend-answer').catch(() => null);
  return mend && mend.mendAnswer(response, answer);
}

/** Sends a call as `call` does; whoever gets the answer reads it. Fails with ApiError. */
export async function request<Params, Body, Answer>(
  endpoint: Endpoint<Params, Body, Answer>,
  input: Input<Params, Body>,
) {
  const params = input.params as Record<string, unknown> | undefined;
  const path = pathOf(endpoint.path, params, input.query);
  const early = endpoint.method === 'GET' ? takeEarlyAnswer(path) : undefined;
  const requestId = early?.requestId ?? input.requestId ?? crypto.randomUUID();
  const headers = { ...input.headers, ...(await headersOf(requestId)) };
  const sent = requestOf(endpoint, { ...input, headers });
  const response = await send(path, sent, { requestId, early: early?.response });
  if (!response.ok) throw await readApiError(response, requestId);
  return { response, sent, requestId };
}

/**
 * Calls an endpoint of the contract with the session cookie. The answer is parsed by the endpoint's own schema, so that
 * a drift is an error with a path here and not an `undefined` three screens later: it is told, and what `mendAnswer`
 * cannot mend is thrown. Fails with ApiError or BrokenAnswer.
 */
export async function call<Params, Body, Response>(
  endpoint: Endpoint<Params, Body, Response>,
  input: Input<Params, Body> = {},
): Promise<Response> {
  const { response, sent, requestId } = await request(endpoint, input);
  const answer = await read(response, sent, requestId);
  const parsed = endpoint.response.safeParse(answer);
  if (parsed.success) return parsed.data;
  const fault = broken(requestId, parsed.error);
  const rest = await mended(endpoint, answer);
  if (rest === null) throw fault;
  return rest;
}
