import { MAX_JSON_BYTES } from '@contract';
import type { RequestHandler } from 'express';
import { tryMiddleware } from '../../testing/try-middleware';
import { jsonBody } from './json-body';

const headers = { 'content-type': 'application/json' };
const large = JSON.stringify({ text: 'a'.repeat(MAX_JSON_BYTES) });

/** What Cloud Functions does before we are called. */
const platform =
  (raw: string): RequestHandler =>
  (request, _response, next) => {
    Object.assign(request, { rawBody: Buffer.from(raw), body: JSON.parse(raw) as unknown });
    request.resume().on('end', () => next());
  };

describe('jsonBody', () => {
  it('reads JSON', async () => {
    const answer = await tryMiddleware(jsonBody(MAX_JSON_BYTES), { headers, body: '{"a":1}' });
    expect(answer.json).toMatchObject({ body: { a: 1 } });
  });

  it.each([
    ['broken JSON', { headers, body: '{"a":' }, 'INVALID_JSON'],
    [
      'a form',
      { headers: { 'content-type': 'text/plain' }, body: '{"a":1}' },
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['no type', { body: '{"a":1}' }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['too much', { headers, body: large }, 'REQUEST_TOO_LARGE'],
    [
      'an unknown charset',
      { headers: { 'content-type': 'application/json; charset=x' }, body: '{}' },
      'UNSUPPORTED_MEDIA_TYPE',
    ],
  ])('refuses %s', async (_what, sent, code) => {
    expect(await tryMiddleware(jsonBody(MAX_JSON_BYTES), sent)).toMatchObject({ json: { code } });
  });

  it('takes what the platform has read already, within the same limit', async () => {
    const read = await tryMiddleware([platform('{"a":1}'), ...jsonBody(MAX_JSON_BYTES)], {
      headers,
      body: '{"a":1}',
    });
    expect(read.json).toMatchObject({ body: { a: 1 } });
    const tooMuch = await tryMiddleware([platform(large), ...jsonBody(MAX_JSON_BYTES)], {
      headers,
      body: large,
    });
    expect(tooMuch.json).toMatchObject({ code: 'REQUEST_TOO_LARGE' });
  });
});
