import { getUser, REQUEST_ID_HEADER, requestIdSchema, SESSION_HEADER } from '@contract';
import { call } from '../lib/api/api-client';
import { takeEarlyAnswer } from '../lib/api/early-answers';
import { buildUser } from '../testing/builders';
import { paths } from '../lib/paths';

/** Runs the script as a page at an address does; returns what it has asked for. */
function open(pathname: string, { hasAppCheck = false } = {}) {
  const asked = jest.fn((_url: string, _request: RequestInit) =>
    Promise.resolve(Response.json(buildUser({ displayName: 'Ana' }))),
  );
  globalThis.fetch = asked as never;
  const script = document.createElement('script');
  script.toggleAttribute('data-app-check', hasAppCheck);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  window.history.replaceState(null, '', pathname);
  jest.resetModules();
  jest.requireActual('../../public/before-app.js');
  return asked;
}

const PUBLIC: readonly string[] = [
  paths.monitor,
  paths.privacy,
  paths.legalNotice,
  paths.accountErased,
];

afterEach(() => void takeEarlyAnswer(getUser.path));

describe('the page before the app', () => {
  it.each(Object.values(paths))(
    'asks who is signed in at %s, unless the page is public',
    (path) => {
      expect(open(path)).toHaveBeenCalledTimes(PUBLIC.includes(path) ? 0 : 1);
    },
  );

  it('asks nobody at an address that does not exist', () => {
    expect(open('/manuals-of-others')).not.toHaveBeenCalled();
  });

  it('asks nobody where calls carry a token', () => {
    expect(open('/', { hasAppCheck: true })).not.toHaveBeenCalled();
  });

  it('asks as the app does: with the cookie, a name, and content with nobody', () => {
    const named = expect.objectContaining({ [SESSION_HEADER]: 'optional' }) as object;
    const asked = open('/');
    expect(asked).toHaveBeenCalledWith(getUser.path, { credentials: 'include', headers: named });
    const headers = asked.mock.calls[0]?.[1].headers as Record<string, string>;
    expect(requestIdSchema.safeParse(headers[REQUEST_ID_HEADER]).success).toBe(true);
  });

  it('is not heard by a call that was called off while it was waiting', async () => {
    open('/');
    await expect(call(getUser, { signal: AbortSignal.abort('signed in') })).rejects.toBe(
      'signed in',
    );
  });

  it('gives its answer to the first call of the app, and to no other', async () => {
    open('/');
    const later = jest.fn(() => Promise.resolve(Response.json(buildUser({ displayName: 'Eva' }))));
    globalThis.fetch = later;
    expect((await call(getUser)).displayName).toBe('Ana');
    expect((await call(getUser)).displayName).toBe('Eva');
    expect(later).toHaveBeenCalledTimes(1);
  });
});
