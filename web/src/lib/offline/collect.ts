import type { Endpoint } from '@contract';
import { pathOf, request } from '../api/api-client';
import { ApiError, OFFLINE } from '../api/api-error';
import { KEPT_HEADER, type Kept } from './store';

type Input<Params> = { params?: Params; query?: Record<string, string | undefined> };
type Asked<Params, Answer> = Endpoint<Params, Record<string, never>, Answer>;

const NO_NETWORK = 0;
const NOT_SIGNED_IN = 401;

/** Without a network, or without a session, there is nothing more to be had. */
const endsAll = (error: unknown): boolean =>
  !(error instanceof ApiError) || [NO_NETWORK, NOT_SIGNED_IN].includes(error.status);

/** Collects answers of the API, up to so many bytes; what finds no room is left out, and counted. */
export function createBasket(room: number) {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let leftOut = 0;

  function put(path: string, type: string, body: Kept['body'], size: number): boolean {
    if (kept.has(path)) return true;
    const fits = bytes + size <= room;
    if (fits) {
      kept.set(path, { path, type, body });
      bytes += size;
    } else leftOut += 1;
    return fits;
  }

  /** Null for what the server refuses: it is gone meanwhile. */
  async function fetchOne<Params, Answer>(endpoint: Asked<Params, Answer>, input: Input<Params>) {
    const answer = await request(endpoint, input).catch((error: unknown) => {
      if (endsAll(error)) throw error;
      return null;
    });
    if (answer?.response.headers.has(KEPT_HEADER)) {
      throw new ApiError(NO_NETWORK, OFFLINE, null, answer.requestId);
    }
    return answer?.response ?? null;
  }

  const pathTo = <Params, Answer>({ path }: Asked<Params, Answer>, input: Input<Params>): string =>
    pathOf(path, input.params as Record<string, unknown> | undefined, input.query);

  /** Asks for an answer in JSON; null where there is none. */
  async function ask<Params, Answer>(endpoint: Asked<Params, Answer>, input: Input<Params> = {}) {
    const response = await fetchOne(endpoint, input);
    return response && endpoint.response.parse(await response.json());
  }

  /** Puts in an answer that is known. */
  function putAnswer<Params, Answer>(
    endpoint: Asked<Params, Answer>,
    answer: Answer,
    input: Input<Params> = {},
  ): boolean {
    const body = JSON.stringify(answer);
    const size = new TextEncoder().encode(body).length;
    return put(pathTo(endpoint, input), 'application/json', body, size);
  }

  return {
    ask,
    put: putAnswer,
    /** Asks for an answer and puts it in; null where there is none, or no room for it. */
    async take<Params, Answer>(endpoint: Asked<Params, Answer>, input: Input<Params>) {
      const answer = await ask(endpoint, input);
      return answer !== null && putAnswer(endpoint, answer, input) ? answer : null;
    },
    /** Asks for a file and puts it in, once. */
    async file<Params>(endpoint: Asked<Params, Uint8Array>, input: Input<Params>): Promise<void> {
      if (kept.has(pathTo(endpoint, input))) return;
      const response = await fetchOne(endpoint, input);
      if (!response) return;
      const body = await response.arrayBuffer();
      const type = response.headers.get('content-type') ?? '';
      put(pathTo(endpoint, input), type, body, body.byteLength);
    },
    all: (): Kept[] => [...kept.values()],
    count: () => ({ bytes, leftOut }),
  };
}

export type Basket = ReturnType<typeof createBasket>;
