import { type BodyKind, type Endpoint, type Method } from '@contract';
import type { Request, RequestHandler, Response, Router } from 'express';
import { AppError } from '../domain/faults/app-error';
import type { SignedIn } from '../usecases/identify';
import { jsonBody } from './middleware/json-body';
import { multipartBody } from './middleware/multipart-body';
import { requireSession, type Identify } from './middleware/require-session';
import { parseInput } from './parse-input';
import { queryOf } from './query';

type Served = Pick<Endpoint<unknown, unknown, unknown>, 'method' | 'path'>;

/** Where routes are mounted: `served` remembers them. */
export type Api = { router: Router; identify: Identify; served: Served[] };

type PublicCall<Params, Body, Query> = {
  params: Params;
  query: Query;
  body: Body;
  request: Request;
  response: Response;
};

type SessionCall<Params, Body, Query> = PublicCall<Params, Body, Query> & { user: SignedIn };

const readers: Record<BodyKind, (maxBytes: number) => RequestHandler[]> = {
  json: jsonBody,
  multipart: () => [multipartBody],
  none: () => [],
};

const verbs = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Method, keyof Router>;

/** Serves an endpoint to signed-in owners. The handler sees valid data only and answers what the contract says. */
export function mount<Params, Body, Answer, Query>(
  api: Api,
  endpoint: Endpoint<Params, Body, Answer, Query>,
  handle: (call: SessionCall<Params, Body, Query>) => Promise<Answer>,
): void {
  if (endpoint.access !== 'session') throw new Error(`${endpoint.path} is public`);
  const users = new WeakMap<Request, SignedIn>();
  const signIn: RequestHandler = async (request, _response, next) => {
    users.set(request, await requireSession(request, api.identify));
    next();
  };
  serve(api, endpoint, [signIn], (call) => {
    const user = users.get(call.request);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return handle({ ...call, user });
  });
}

/** Serves an endpoint to anybody. */
export function mountPublic<Params, Body, Answer, Query>(
  api: Api,
  endpoint: Endpoint<Params, Body, Answer, Query>,
  handle: (call: PublicCall<Params, Body, Query>) => Promise<Answer>,
): void {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} wants a session`);
  serve(api, endpoint, [], handle);
}

/** A file that the browser may keep, if it asks each time whether it is still the same. */
export type ServedFile = {
  /** Names its content, and whose it is: two owners of one browser have none in common. */
  tag: string;
  contentType: string;
  content: () => Promise<Uint8Array>;
};

/** Serves a file to signed-in owners; 304 where the browser has it, which is told to its owner only. */
export function mountFile<Params, Body, Query>(
  api: Api,
  endpoint: Endpoint<Params, Body, Uint8Array, Query>,
  handle: (call: SessionCall<Params, Body, Query>) => Promise<ServedFile>,
): void {
  mount(api, endpoint, async (call) => {
    const { request, response } = call;
    const { tag, contentType, content } = await handle(call);
    const isKept = request.get('if-none-match')?.includes(`"${tag}"`) ?? false;
    const bytes = isKept ? NOTHING : await content();
    response.set({ 'Cache-Control': 'private, no-cache', ETag: `"${tag}"` });
    if (isKept) response.status(304);
    else response.type(contentType);
    return bytes;
  });
}

const NOTHING = new Uint8Array();

function sendAnswer(response: Response, status: number, answer: unknown): void {
  // A file has said already what it is.
  if (answer instanceof Uint8Array) response.end(answer);
  else if (status === 204) response.status(status).end();
  else response.status(status).json(answer);
}

function serve<Params, Body, Answer, Query>(
  api: Api,
  endpoint: Endpoint<Params, Body, Answer, Query>,
  before: RequestHandler[],
  handle: (call: PublicCall<Params, Body, Query>) => Promise<Answer>,
): void {
  api.served.push(endpoint);
  const answer: RequestHandler = async (request, response) => {
    const query = parseInput(endpoint.query, queryOf(request));
    const params = parseInput(endpoint.params, request.params);
    // Forms are read by their route; what has no body is not looked at.
    const hasBody = endpoint.bodyKind === 'json';
    const body = parseInput(endpoint.body, hasBody ? (request.body as unknown) : {});
    const answered = await handle({ params, query, body, request, response });
    sendAnswer(response, endpoint.status, endpoint.response.parse(answered));
  };
  const chain = [...before, ...readers[endpoint.bodyKind](endpoint.maxBodyBytes), answer];
  api.router[verbs[endpoint.method]](endpoint.path, ...chain);
}
