import { AppError } from '../../domain/app-error';
import { log } from '../../logger';
import { exchange } from '../../testing/exchange';
import { createApp } from '../app';

/** The real app, whose limit refuses everybody; whom it was asked about. */
function fullApp() {
  const asked: string[] = [];
  const app = createApp(
    () => Promise.resolve(null),
    (address) => {
      asked.push(address);
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

  it('believes the last proxy only, not what the caller claims before it', async () => {
    const { app, asked } = fullApp();
    const headers = { 'x-forwarded-for': '10.0.0.1, 198.51.100.7, 203.0.113.9' };
    await exchange(app, { method: 'POST', url: '/api/login', headers });
    expect(asked).toEqual(['203.0.113.9']);
  });

  it('counts reports of errors apart, so that they keep nobody from signing in', async () => {
    const { app, asked } = fullApp();
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    await exchange(app, { method: 'POST', url: '/api/login', headers });
    await exchange(app, { method: 'POST', url: '/api/client-errors', headers });
    expect(asked).toEqual(['203.0.113.9', 'errors of 203.0.113.9']);
  });

  it('leaves the signed-in and the state of the service alone', async () => {
    const { app, asked } = fullApp();
    expect((await exchange(app, { url: '/api/manuals' })).status).toBe(401);
    expect((await exchange(app, { method: 'POST', url: '/api/logout' })).status).toBe(204);
    expect(asked).toEqual([]);
  });
});
