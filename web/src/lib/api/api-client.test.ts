import * as z from 'zod/mini';
import {
  APP_CHECK_HEADER,
  createManual,
  deleteManual,
  endpoint,
  errors,
  listManuals,
  REQUEST_ID_HEADER,
  requestIdSchema,
  uploadVehicleManual,
} from '@contract';
import { buildManual } from '../../testing/builders';
import { call, setAppCheckTokens } from './api-client';
import { referenceOf, sentenceOf } from './api-error';
import { tellFailuresTo, type Failure } from './failures';

/** Answers the next calls, and keeps what was asked. */
function answer(response: () => Response) {
  const requests: RequestInit[] = [];
  globalThis.fetch = (_url, init = {}) => {
    requests.push(init);
    return Promise.resolve(response());
  };
  return requests;
}

const newManual = { vehicleId: 1, originalFilename: 'manual.pdf' };
const withStatus = (status: number, body: string | null, statusText = '') =>
  new Response(body, { status, statusText });

describe('a call', () => {
  it('[7.1] brings the session cookie along', async () => {
    const requests = answer(() => Response.json([]));
    await call(listManuals);
    expect(requests[0]).toMatchObject({ method: 'GET', credentials: 'include' });
  });

  it('has a name of its own, under which the server logs it', async () => {
    const requests = answer(() => Response.json([]));
    await Promise.all([call(listManuals), call(listManuals)]);
    const names = requests.map(({ headers }) => new Headers(headers).get(REQUEST_ID_HEADER));
    expect(names.map((name) => requestIdSchema.parse(name))).toHaveLength(2);
    expect(names[0]).not.toBe(names[1]);
  });

  it('[7.2] with a body is JSON', async () => {
    const requests = answer(() => Response.json(buildManual()));
    await call(createManual, { body: newManual });
    expect(requests[0]).toMatchObject({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(newManual),
    });
  });

  it('[7.2] without a body says nothing of its type', async () => {
    const requests = answer(() => withStatus(204, null));
    await call(deleteManual, { params: { id: 1 } });
    expect(requests[0]).toMatchObject({ method: 'DELETE', headers: {}, body: null });
  });

  it('with a form leaves its type to the browser', async () => {
    const requests = answer(() => Response.json(buildManual()));
    const body = new FormData();
    await call(uploadVehicleManual, { params: { id: 1 }, body });
    expect(requests[0]).toMatchObject({ headers: {}, body });
  });

  it('[7.3] takes an answer for JSON only when it says so', async () => {
    const anything = endpoint({
      method: 'GET',
      path: '/api/anything',
      response: z.unknown(),
    });
    answer(() => new Response('{"a":1}', { headers: { 'content-type': 'text/html' } }));
    expect(await call(anything)).toBeUndefined();
    answer(() => Response.json({ a: 1 }));
    expect(await call(anything)).toEqual({ a: 1 });
  });
});

describe('a call of an app that is vouched for', () => {
  afterEach(() => setAppCheckTokens(null));

  it('carries the token beside what it says itself', async () => {
    const requests = answer(() => Response.json(buildManual()));
    let count = 0;
    setAppCheckTokens(() => Promise.resolve(`token-${(count += 1)}`));
    await call(createManual, { body: newManual, headers: { 'x-own': 'a' } });
    await call(createManual, { body: newManual });
    expect(requests.map(({ headers }) => headers)).toMatchObject([
      { [APP_CHECK_HEADER]: 'token-1', 'x-own': 'a', 'content-type': 'application/json' },
      { [APP_CHECK_HEADER]: 'token-2', 'content-type': 'application/json' },
    ]);
  });

  it('is made without a token where none can be had: the server tells what that means', async () => {
    const requests = answer(() => Response.json([]));
    setAppCheckTokens(() => Promise.reject(new Error('reCAPTCHA is blocked')));
    await call(listManuals);
    expect(requests[0]?.headers).not.toHaveProperty(APP_CHECK_HEADER);
  });
});

describe('a refused call', () => {
  it.each([
    [401, '{"error":"Inicia sesión para continuar."}'],
    [403, 'Prohibido'],
    [500, '<h1>Internal error</h1>'],
  ])('[7.30, 7.41, 8.1] says status and body: %i', async (status, body) => {
    answer(() => withStatus(status, body, 'Not this'));
    await expect(call(listManuals)).rejects.toThrow(`${status}: ${body}`);
  });

  it('[8.2] says the status text where the body is empty', async () => {
    answer(() => withStatus(502, '', 'Bad Gateway'));
    await expect(call(listManuals)).rejects.toThrow('502: Bad Gateway');
  });

  const failure = async (status: number, body: string) => {
    answer(() => withStatus(status, body));
    return call(listManuals).catch((thrown: unknown) => thrown);
  };

  it('names the way for large files where the platform refused one before our API saw it', async () => {
    const error = await failure(413, '<h1>Request Entity Too Large</h1>');
    expect(sentenceOf(error)).toBe(errors.REQUEST_TOO_LARGE.sentence);
  });

  it.each([
    ['its message', '{"message":"Hoy no."}', 'Hoy no.'],
    ['its error', '{"error":" Hoy no. ","message":"  "}', 'Hoy no.'],
    ['the words of a code of tomorrow', '{"error":"Hoy no.","code":"NEW","details":1}', 'Hoy no.'],
    ['the fallback for an object as its error', '{"error":{"message":"Hoy no."}}', 'fallback'],
    ['the fallback for another body', '[1]', 'fallback'],
    ['the fallback for a page', '<h1>500</h1>', 'fallback'],
    ['the fallback for nothing', '', 'fallback'],
  ])('is told as %s', async (_, body, sentence) => {
    expect(sentenceOf(await failure(500, body), 'fallback')).toBe(sentence);
  });

  it.each([
    ['the server', '{"error":"a","message":"a","code":"INTERNAL","requestId":"r-1"}', 'r-1'],
    ['the call itself where no answer of ours came', '<h1>504</h1>', null],
  ])('is known in the log by what %s says', async (_, body, known) => {
    const requests = answer(() => withStatus(500, body));
    const error: unknown = await call(listManuals).catch((thrown: unknown) => thrown);
    const sent = new Headers(requests[0]?.headers).get(REQUEST_ID_HEADER);
    expect(error).toMatchObject({ requestId: known ?? sent });
  });

  it('has words of its own where nobody answered', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(call(listManuals)).rejects.toThrow(/No hay conexión con Guantera/);
  });
});

describe('an answer that breaks the contract', () => {
  const heard: Failure[] = [];
  beforeEach(() => {
    heard.length = 0;
    tellFailuresTo((failure) => heard.push(failure));
  });
  afterEach(() => tellFailuresTo(null));

  it.each([
    ['another shape', () => Response.json({ id: 'seven' })],
    [
      'no JSON at all',
      () => new Response('<!', { headers: { 'content-type': 'application/json' } }),
    ],
    ['nothing', () => new Response(null, { status: 200 })],
  ])('is a fault of ours with a reference, and is told: %s', async (_, response) => {
    const requests = answer(response);
    const error: unknown = await call(listManuals).catch((thrown: unknown) => thrown);
    const sent = new Headers(requests[0]?.headers).get(REQUEST_ID_HEADER);
    expect(error).toMatchObject({ name: 'BrokenAnswer', requestId: sent });
    expect(referenceOf(error)).toBe(sent?.slice(0, 8));
    expect(heard).toMatchObject([{ kind: 'contract', error, id: sent }]);
  });

  it('is told, and shown without what cannot be read, where a screen asked for it', async () => {
    answer(() => Response.json([{ ...buildManual(), createdAt: 'ayer' }, buildManual({ id: 2 })]));
    expect(await call(listManuals)).toMatchObject([{ id: 1, createdAt: 'ayer' }, { id: 2 }]);
    expect(heard).toMatchObject([{ kind: 'contract', error: { name: 'BrokenAnswer' } }]);
  });

  it('is not mended where it answers a command', async () => {
    answer(() => Response.json({ ...buildManual(), createdAt: 'ayer' }));
    await expect(call(createManual, { body: newManual })).rejects.toThrow(/breaks the contract/);
  });

  it('is none when the connection breaks in the middle of it', async () => {
    answer(() => {
      const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('broken')) });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    await expect(call(listManuals)).rejects.toMatchObject({ name: 'ApiError', status: 0 });
    expect(heard).toEqual([]);
  });
});
