import { errors, type Endpoint, type ErrorCode } from '@contract';

type Request<Params, Body> = {
  params: Params;
  /** What stood behind the question mark. */
  query: Record<string, string>;
  body: Body;
  /** The form of a multipart call. */
  form: FormData | null;
};

type Answer = {
  path: RegExp;
  method: string;
  answer: (url: string, init: RequestInit) => Promise<Response>;
};

/** Throw it in a handler to answer one of the contract's errors. */
export class Refusal extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

const json = (status: number, body: unknown): Response =>
  status === 204
    ? new Response(null, { status })
    : new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      });

const requestId = '1a2b3c4d-0000-4000-8000-000000000000';
/** What an owner reads of that. */
export const REFERENCE = 'Referencia: 1a2b3c4d';

function refuse(code: ErrorCode): Response {
  const { status, sentence } = errors[code];
  return json(status, { error: sentence, message: sentence, code, requestId });
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/?]+)')}(?:\\?.*)?$`);

/** Fails when the call is given up, as `fetch` does. */
const abortOf = ({ signal }: RequestInit): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** Answers `fetch` by the contract: bodies are parsed by the endpoint's schema, what no handler takes is a failing test. */
export function createFakeServer() {
  const answers: Answer[] = [];
  const calls: string[] = [];

  /** The last handler given for an endpoint counts. */
  function on<Params, Body, Result>(
    endpoint: Endpoint<Params, Body, Result>,
    handler: (request: Request<Params, Body>) => Result | Promise<Result>,
  ): void {
    const path = patternOf(endpoint.path);
    answers.unshift({
      path,
      method: endpoint.method,
      answer: async (url, init) => {
        const form = init.body instanceof FormData ? init.body : null;
        const [address = '', search] = url.split('?');
        const params = endpoint.params.parse(path.exec(address)?.groups ?? {});
        const query = Object.fromEntries(new URLSearchParams(search));
        endpoint.query.parse(query);
        const body = endpoint.body.parse(
          typeof init.body === 'string' ? JSON.parse(init.body) : {},
        );
        try {
          const answered = await handler({ params, query, body, form });
          return answered instanceof Uint8Array
            ? new Response(new Blob([new Uint8Array(answered)]))
            : json(endpoint.status, answered);
        } catch (error) {
          if (error instanceof Refusal) return refuse(error.code);
          throw error;
        }
      },
    });
  }

  /** Answers a call to somebody else's API. */
  function onUrl(method: string, path: RegExp, answer: (body: unknown) => Response): void {
    answers.unshift({
      path,
      method,
      answer: (_, init) =>
        Promise.resolve(answer(typeof init.body === 'string' ? JSON.parse(init.body) : null)),
    });
  }

  async function answerFetch(input: unknown, init: RequestInit = {}): Promise<Response> {
    const url = String(input);
    const method = init.method ?? 'GET';
    calls.push(`${method} ${url}`);
    const match = answers.find((answer) => answer.method === method && answer.path.test(url));
    if (!match) throw new Error(`no fake answer for ${method} ${url}`);
    return Promise.race([match.answer(url, init), abortOf(init)]);
  }

  return { on, onUrl, calls, fetch: answerFetch };
}

export type FakeServer = ReturnType<typeof createFakeServer>;
