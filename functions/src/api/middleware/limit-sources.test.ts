import { AppError } from '../../domain/faults/app-error';
import { sourceLimit, type Source } from '../../domain/quotas/source-limit';
import { log } from '../../logger';
import { exchange } from '../../testing/exchange';
import { hostile } from '../../testing/hostile';
import { createApp } from '../app';

/** The real app, whose limit refuses everybody; whom it was asked about. */
function fullApp() {
  const asked: Source[] = [];
  const app = createApp(
    () => Promise.resolve(null),
    (source) => {
      asked.push(source);
      return Promise.reject(new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 30 }));
    },
    () => Promise.resolve(),
  );
  return { app, asked };
}

describe('limitSources', () => {
  // One line for each request, which nobody reads here.
  beforeAll(() => jest.spyOn(log, 'info').mockImplementation(() => undefined));

  it.each([
    ['POST', '/api/login'],
    ['POST', '/api/register'],
    ['POST', '/api/firebase-login'],
    ['POST', '/api/invite-ana'],
    ['GET', '/api/invite-ana'],
    ['POST', '/api/client-errors'],
  ])('stands before %s %s, whatever the body', async (method, url) => {
    const answer = await exchange(fullApp().app, { method, url, body: '{' });
    expect(answer).toMatchObject({ status: 429, json: { code: 'TOO_MANY_REQUESTS' } });
    expect(answer.headers['retry-after']).toBe('30');
  });

  it('counts by the last two hops, not by what the caller claims before them', async () => {
    const { app, asked } = fullApp();
    const headers = { 'x-forwarded-for': '10.0.0.1, 203.0.113.9, 198.51.100.7' };
    await exchange(app, { method: 'POST', url: '/api/login', headers });
    expect(asked).toEqual([{ use: 'entry', edge: '198.51.100.7', client: '203.0.113.9' }]);
  });

  it('lets nobody behind an edge wait for somebody else there, nor by a claimed address', async () => {
    const check = sourceLimit({ client: 6, edge: 60 }, () => new Date());
    const app = createApp(
      () => Promise.resolve(null),
      async (source) => {
        await Promise.resolve();
        check(source);
      },
      () => Promise.resolve(),
    );
    const statusFor = async (chain: string) => {
      const headers = { 'x-forwarded-for': chain };
      return (await exchange(app, { method: 'POST', url: '/api/login', headers })).status;
    };
    const attempts = async (count: number, chain: (index: number) => string) => {
      const seen = new Map<number, number>();
      for (let index = 0; index < count; index++) {
        const status = await statusFor(chain(index));
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
      return seen.get(429) ?? 0;
    };
    const edge = '198.51.100.7';
    const owner = `203.0.113.9, ${edge}`;
    // A new claim each time, in front of what Hosting writes.
    await hostile(
      'by Hosting, as many others',
      () => attempts(10, (index) => `10.0.0.${index}, 203.0.113.66, ${edge}`),
      (refused) => expect(refused).toBe(4),
    );
    await hostile(
      'by Hosting, as the owner',
      () => attempts(10, () => `203.0.113.9, 203.0.113.66, ${edge}`),
      (refused) => expect(refused).toBe(10),
    );
    await hostile(
      'at the function itself, as the owner',
      () => attempts(10, () => `${owner}, 192.0.2.66`),
      (refused) => expect(refused).toBe(4),
    );
    await hostile(
      'at the function itself, as many others',
      () => attempts(70, (index) => `10.0.0.${index}, 192.0.2.67`),
      (refused) => expect(refused).toBe(10),
    );
    expect(await statusFor(owner)).not.toBe(429);
  });

  it('counts reports of errors apart, so that they keep nobody from signing in', async () => {
    const { app, asked } = fullApp();
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    await exchange(app, { method: 'POST', url: '/api/login', headers });
    await exchange(app, { method: 'POST', url: '/api/client-errors', headers });
    expect(asked.map(({ use, edge }) => [use, edge])).toEqual([
      ['entry', '203.0.113.9'],
      ['error', '203.0.113.9'],
    ]);
  });

  it('leaves the signed-in and the state of the service alone', async () => {
    const { app, asked } = fullApp();
    expect((await exchange(app, { url: '/api/manuals' })).status).toBe(401);
    expect((await exchange(app, { method: 'POST', url: '/api/logout' })).status).toBe(204);
    expect(asked).toEqual([]);
  });
});
