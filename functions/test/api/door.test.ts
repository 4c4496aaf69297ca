import { errorBody } from '@contract';
import { hostile } from '../../src/testing/hostile';
import { formWith, send } from './support/client';
import { addVehicle, newOwner } from './support/owners';
import { suiteUrl } from './support/suite';

const vehicle = { make: 'SEAT', model: 'León', year: 2021 };

describe('the door', () => {
  it('answers with nothing that a cache or a guess could misuse, and names the request', async () => {
    const { headers, json } = await send('GET', '/api/user');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(errorBody.parse(json).requestId).toBe(headers.get('x-request-id'));
  });

  it('answers what it does not know in JSON', async () => {
    expect(await send('GET', '/api/nothing')).toMatchObject({
      status: 404,
      json: { code: 'NOT_FOUND' },
    });
    expect(await send('POST', '/api/user/nothing')).toMatchObject({ status: 404 });
  });

  it('says which methods there are', async () => {
    const answer = await send('DELETE', '/api/user');
    expect(answer).toMatchObject({ status: 405, json: { code: 'METHOD_NOT_ALLOWED' } });
    expect(answer.headers.get('allow')).toBe('GET, PATCH');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['a sibling', { 'sec-fetch-site': 'same-site', origin: 'https://otra.guantera.test' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('refuses changes from %s, whatever cookie comes along', async (who, headers) => {
    const { cookie } = await newOwner();
    for (const [method, path] of [
      ['POST', '/api/vehicles'],
      ['POST', '/api/logout'],
    ] as const) {
      const cross = () => send(method, path, { cookie, headers, body: vehicle });
      await hostile(`${who}: ${method} ${path}`, cross, (answer) =>
        expect(answer).toMatchObject({ status: 403, json: { code: 'CROSS_SITE_REQUEST' } }),
      );
    }
    expect((await send('GET', '/api/vehicles', { cookie })).json).toEqual([]);
  });

  it('refuses the forms that a page of another site may send without asking', async () => {
    const owner = await newOwner();
    await addVehicle(owner);
    const { cookie } = owner;
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const file = { field: 'manual', name: 'notas.txt', content: 'Frenos' };
    for (const [path, fields] of [
      ['/api/manuals/upload', { vehicleId: '1' }],
      ['/api/vehicles/1/manual', {}],
    ] as const) {
      const cross = () =>
        send('POST', path, { cookie, headers, form: formWith({ ...fields }, file) });
      await hostile(`a form for ${path}`, cross, (answer) =>
        expect(answer).toMatchObject({ status: 403, json: { code: 'CROSS_SITE_REQUEST' } }),
      );
    }
    expect((await send('GET', '/api/manuals', { cookie })).json).toEqual([]);
  });

  it.each(['content-type', 'x-forwarded-host', 'x-firebase-appcheck'])(
    'allows no page of another site to send %s along',
    async (header) => {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': header,
      };
      const preflight = () => send('OPTIONS', '/api/vehicles', { headers });
      await hostile(`a preflight for ${header}`, preflight, (answer) =>
        expect(
          [...answer.headers.keys()].filter((name) => name.startsWith('access-control')),
        ).toEqual([]),
      );
    },
  );

  it('takes changes from its own pages', async () => {
    const { cookie } = await newOwner();
    const headers = { 'sec-fetch-site': 'same-origin', origin: suiteUrl };
    const answer = await send('POST', '/api/vehicles', { cookie, headers, body: vehicle });
    expect(answer.status).toBe(201);
  });

  it('wants JSON where it expects JSON', async () => {
    const { cookie } = await newOwner();
    const raw = JSON.stringify(vehicle);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/pdf']) {
      const headers = { 'content-type': type };
      const other = () => send('POST', '/api/vehicles', { cookie, headers, raw });
      await hostile(type, other, (answer) =>
        expect(answer).toMatchObject({ status: 415, json: { code: 'UNSUPPORTED_MEDIA_TYPE' } }),
      );
    }
  });

  it('refuses broken and oversized JSON', async () => {
    const { cookie } = await newOwner();
    const headers = { 'content-type': 'application/json' };
    // The platform parses bodies before we are called: all that is ours is that it is the caller's fault.
    expect((await send('POST', '/api/vehicles', { cookie, headers, raw: '{"a":' })).status).toBe(
      400,
    );
    const body = { ...vehicle, nickname: 'a'.repeat(70_000) };
    const answer = await send('POST', '/api/vehicles', { cookie, body });
    expect(answer).toMatchObject({ status: 413, json: { code: 'REQUEST_TOO_LARGE' } });
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999999999999999', '%27%3B--'])(
    'refuses the id %s as no number',
    async (id) => {
      const { cookie } = await newOwner();
      const answer = await send('GET', `/api/manuals/${id}/status`, { cookie });
      expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
    },
  );
});
