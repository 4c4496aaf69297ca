import { APP_CHECK_HEADER, errors } from '@contract';
import { AppError } from '../../domain/faults/app-error';
import type { Source } from '../../domain/quotas/source-limit';
import { log } from '../../logger';
import { exchange } from '../../testing/exchange';
import { verifyApp } from '../../usecases/verify-app';
import { createApp } from '../app';

const TOKEN = 'good';

/** The real app behind a door that knows one good token; what it was asked. */
function guardedApp() {
  const sources: Source[] = [];
  const isOurs = (token: string) => Promise.resolve(token === TOKEN);
  const app = createApp(
    () => Promise.resolve(null),
    (source) => {
      sources.push(source);
      return Promise.reject(new AppError('TOO_MANY_REQUESTS'));
    },
    verifyApp({ appTokens: { isOurs } }),
  );
  return { app, sources };
}

const withToken = (token: string) => ({ headers: { [APP_CHECK_HEADER]: token } });

describe('onlyOurApp', () => {
  // One line for each request, which nobody reads here.
  beforeAll(() => jest.spyOn(log, 'info').mockImplementation(() => undefined));

  it.each([
    ['reading', 'GET', '/api/manuals'],
    ['asking', 'POST', '/api/search'],
    ['signing in', 'POST', '/api/login'],
    ['an invitation', 'GET', '/api/invite-ana'],
    ['what does not exist', 'GET', '/api/nothing'],
  ])('refuses %s without a token, before anything else is done', async (_what, method, url) => {
    const { app, sources } = guardedApp();
    const answer = await exchange(app, { method, url, body: '{' });
    expect(answer).toMatchObject({
      status: 403,
      json: { code: 'APP_NOT_VERIFIED', message: errors.APP_NOT_VERIFIED.sentence },
    });
    expect(sources).toEqual([]);
  });

  it.each(['', 'bad', `${TOKEN}, ${TOKEN}`])('refuses the token "%s"', async (token) => {
    const answer = await exchange(guardedApp().app, { url: '/api/manuals', ...withToken(token) });
    expect(answer).toMatchObject({ status: 403, json: { code: 'APP_NOT_VERIFIED' } });
  });

  it('replaces no other check', async () => {
    const { app } = guardedApp();
    const visitor = await exchange(app, { url: '/api/manuals', ...withToken(TOKEN) });
    expect(visitor).toMatchObject({ status: 401, json: { code: 'NOT_SIGNED_IN' } });
    const guesser = { method: 'POST', url: '/api/login', body: '{', ...withToken(TOKEN) };
    expect(await exchange(app, guesser)).toMatchObject({ status: 429 });
  });

  it('leaves the state of the service open to whoever watches it', async () => {
    const asked: (string | null)[] = [];
    const app = createApp(undefined, undefined, (token) => {
      asked.push(token);
      return Promise.reject(new AppError('APP_NOT_VERIFIED'));
    });
    await exchange(app, { method: 'DELETE', url: '/api/health' });
    expect(asked).toEqual([]);
  });
});
