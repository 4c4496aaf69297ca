import { tryMiddleware } from '../../testing/try-middleware';
import { sameOrigin } from './same-origin';

const evil = { origin: 'https://evil.example' };

describe('sameOrigin', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s from another site', async (method) => {
    const answer = await tryMiddleware(sameOrigin, { method, headers: evil });
    expect(answer).toMatchObject({ status: 403, json: { code: 'CROSS_SITE_REQUEST' } });
  });

  it('lets another site read: it gets no cookie and may not see the answer', async () => {
    expect(await tryMiddleware(sameOrigin, { method: 'GET', headers: evil })).toMatchObject({
      status: 200,
    });
  });

  it('compares with the host that the browser asked, not with the function’s own', async () => {
    const headers = {
      host: 'api-abc.a.run.app',
      'x-forwarded-host': 'guantera.example',
      origin: 'https://guantera.example',
    };
    expect(await tryMiddleware(sameOrigin, { headers })).toMatchObject({ status: 200 });
    const direct = { ...headers, 'x-forwarded-host': 'otro.example' };
    expect(await tryMiddleware(sameOrigin, { headers: direct })).toMatchObject({ status: 403 });
  });

  it.each(['evil.example, guantera.example', 'guantera.example, evil.example'])(
    'takes two forwarded hosts, of which one was sent along, for none: %s',
    async (hosts) => {
      for (const origin of ['https://evil.example', 'https://guantera.example']) {
        const headers = { host: 'api-abc.a.run.app', 'x-forwarded-host': hosts, origin };
        expect(await tryMiddleware(sameOrigin, { headers })).toMatchObject({ status: 403 });
      }
    },
  );
});
