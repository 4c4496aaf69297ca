import type { ClientError } from '@contract';
import { log } from '../logger';
import { exchange } from '../testing/exchange';
import { hostile } from '../testing/hostile';
import { createApp } from './app';

const app = createApp(
  () => Promise.resolve(null),
  () => Promise.resolve(),
  () => Promise.resolve(),
);

const error: ClientError = {
  requestId: '0f4c2f2e-7b1c-4f0a-9d52-6a1f5c3b2e10',
  kind: 'render',
  name: 'TypeError',
  where: '/invite-:name',
  build: 'first-DxQ1.js',
  frames: [
    { file: 'own-B_a2.js', line: 1, column: 20 },
    { file: 'base-CC.js', line: 2, column: 3000 },
  ],
};

const ours = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const send = (body: unknown, headers: Record<string, string> = ours) =>
  exchange(app, {
    method: 'POST',
    url: '/api/client-errors',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('a report of an error in a browser', () => {
  jest.spyOn(log, 'info').mockImplementation(() => undefined);
  const report = jest.spyOn(log, 'report').mockImplementation(() => undefined);
  beforeEach(() => report.mockClear());

  it('is an error in the log, with its place, under the reference that the owner sees', async () => {
    expect((await send(error)).status).toBe(204);
    expect(report.mock.calls).toEqual([
      [
        'a browser failed',
        'TypeError\n    at own-B_a2.js:1:20\n    at base-CC.js:2:3000',
        {
          requestId: error.requestId,
          kind: 'render',
          where: '/invite-:name',
          build: 'first-DxQ1.js',
        },
      ],
    ]);
  });

  it('tells which field of an answer broke the contract', async () => {
    await send({ ...error, kind: 'contract', name: 'BrokenAnswer', field: '0.fileSize' });
    expect(report.mock.calls[0]?.[2]).toMatchObject({ kind: 'contract', field: '0.fileSize' });
  });

  it.each<[string, ClientError]>([
    ['an address that nobody knows', { ...error, where: '*' }],
    ['a page that does not tell its build', { ...error, build: null }],
    ['an error without a stack', { ...error, frames: [] }],
  ])('may be about %s', async (_what, body) => {
    expect((await send(body)).status).toBe(204);
  });

  const [frame] = error.frames;
  it.each<[string, object]>([
    ['a message', { message: '¿Qué aceite lleva mi coche?' }],
    ['a sentence for a name', { name: 'No puedo leer «matrícula 1234 ABC»' }],
    ['several lines for a name', { name: 'Error\n    at x' }],
    ['an address with a query', { where: '/history?q=frenos' }],
    ['an invitation by its name', { where: '/invite-Ana.García' }],
    ['a file elsewhere', { frames: [{ ...frame, file: 'https://evil.test/a.js' }] }],
    ['a file with a folder', { frames: [{ ...frame, file: '../../etc/passwd.js' }] }],
    ['a line that is a text', { frames: [{ ...frame, line: 'frenos' }] }],
    ['a frame with more in it', { frames: [{ ...frame, source: 'frenos' }] }],
    ['too many frames', { frames: Array.from({ length: 21 }, () => frame) }],
    ['a build that is a text', { build: 'frenos' }],
    ['a field that is a text', { field: 'tus frenos' }],
    ['another kind', { kind: 'message' }],
    ['a name for the log that is none', { requestId: 'ana' }],
  ])('is refused with %s, and leaves nothing', async (what, change) => {
    await hostile(
      what,
      () => send({ ...error, ...change }),
      (answer) => expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } }),
    );
    expect(report).not.toHaveBeenCalled();
  });

  it.each<[string, unknown, Record<string, string>, string]>([
    ['of more than 4 kB', `${JSON.stringify(error)}${' '.repeat(4096)}`, ours, 'REQUEST_TOO_LARGE'],
    ['that is no JSON', '{', ours, 'INVALID_JSON'],
    ['as a form', error, { ...ours, 'content-type': 'text/plain' }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['of another site', error, { ...ours, 'sec-fetch-site': 'cross-site' }, 'CROSS_SITE_REQUEST'],
  ])('is refused %s', async (what, body, headers, code) => {
    await hostile(
      what,
      () => send(body, headers),
      (answer) => expect(answer).toMatchObject({ json: { code } }),
    );
    expect(report).not.toHaveBeenCalled();
  });
});
