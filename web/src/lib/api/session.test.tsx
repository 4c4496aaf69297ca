import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SESSION_HEADER } from '@contract';
import { buildUser } from '../../testing/builders';
import { createQueryClient } from './query-client';
import { fetchSession, setSessionUser, useSession } from './session';

/** What a page learns of the session when the server answers the look-up so; and how it was asked. */
async function lookUp(answer: () => Promise<Response>) {
  const fetch = jest.fn(answer);
  globalThis.fetch = fetch;
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useSession, { wrapper });
  expect(result.current).toEqual({ status: 'loading', user: null });
  await waitFor(() => expect(result.current.status).not.toBe('loading'));
  return { session: result.current, calls: fetch.mock.calls };
}

const answered = (body: string | null, status: number, type = 'application/json') =>
  lookUp(() => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })));

const signedOut = { status: 'signedOut', user: null };

describe('the look-up of the session', () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  beforeEach(() => info.mockClear());

  it('[4.6] asks the server once, and says that nobody is an answer too', async () => {
    const user = buildUser();
    const { session, calls } = await answered(JSON.stringify(user), 200);
    expect(session).toEqual({ status: 'signedIn', user });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject([
      '/api/user',
      { method: 'GET', credentials: 'include', headers: { [SESSION_HEADER]: 'optional' } },
    ]);
  });

  it.each([
    ['nobody', null, 204, 'text/plain'],
    ['a refusal', '{}', 401, 'application/json'],
    ['a page instead of JSON', '<!doctype html>', 200, 'text/html'],
  ])('[4.2, 7.3, 7.40] takes %s for nobody signed in', async (_what, body, status, type) => {
    const { session, calls } = await answered(body, status, type);
    expect(session).toEqual(signedOut);
    expect(calls).toHaveLength(1);
    expect(info).not.toHaveBeenCalled();
  });

  it.each([
    ['the server fails', () => Promise.resolve(new Response('', { status: 503 })), 503],
    ['the answer is no user', () => Promise.resolve(Response.json({ id: 7 })), null],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ])('[4.7] logs that %s, and takes it for nobody signed in', async (_what, answer, status) => {
    const { session, calls } = await lookUp(answer);
    expect(session).toEqual(signedOut);
    expect(calls).toHaveLength(1);
    expect(info.mock.calls).toEqual([['The look-up of the session failed', { status }]]);
  });
});

describe('somebody who signs in while the look-up is on its way', () => {
  it('is not signed out by its answer', async () => {
    const answers: ((answer: Response) => void)[] = [];
    globalThis.fetch = jest.fn(() => new Promise<Response>((resolve) => answers.push(resolve)));
    const client = createQueryClient();
    const looked = fetchSession(client).catch(() => null);
    setSessionUser(client, buildUser());
    answers[0]?.(new Response(null, { status: 204 }));
    await looked;
    expect(await fetchSession(client)).toEqual(buildUser());
  });
});
