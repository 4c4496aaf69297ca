import { aUser, anIdentity } from '../testing/builders';
import type { Identity } from '../domain/session-ports';
import { identify } from './identify';
import { signInWithPassword } from './sign-in-with-password';
import { startSession } from './start-session';

const rule = { allowedEmailDomains: ['guantera.test'], invitedAddresses: [] };
const minutesLater = (minutes: number) =>
  new Date(anIdentity().signedInAt.getTime() + minutes * 60_000);

/** A sign-in by somebody, `minutes` ago. */
function signingIn(identity: Identity | null, minutes = 1) {
  const signIn = jest.fn(() => Promise.resolve(aUser()));
  const start = startSession({
    sessions: {
      verifyIdToken: () => Promise.resolve(identity),
      createCookie: (token) => Promise.resolve(`cookie of ${token}`),
    },
    users: { signIn },
    rule,
    now: () => minutesLater(minutes),
  });
  return { start, signIn };
}

describe('startSession', () => {
  it('gives a cookie and remembers who came in', async () => {
    const { start, signIn } = signingIn(anIdentity({ isAdmin: true }));
    expect(await start('token')).toMatchObject({ cookie: 'cookie of token', isAdmin: true });
    expect(signIn).toHaveBeenCalledWith({
      id: 'ana',
      email: 'ana@guantera.test',
      displayName: 'Ana',
      authMethod: 'google.com',
    });
  });

  it('takes a sign-in of exactly five minutes ago, and none that is older', async () => {
    await expect(signingIn(anIdentity(), 5).start('token')).resolves.toBeDefined();
    await expect(signingIn(anIdentity(), 5.01).start('token')).rejects.toMatchObject({
      code: 'RECENT_SIGN_IN_REQUIRED',
    });
  });

  it.each([
    ['a token that proves nothing', null, 'NOT_SIGNED_IN'],
    ['a stranger', anIdentity({ email: 'x@fuera.example' }), 'INVITATION_ONLY'],
    ['an account without an address', anIdentity({ email: null }), 'INVITATION_ONLY'],
    ['an address nobody verified', anIdentity({ isEmailVerified: false }), 'EMAIL_NOT_VERIFIED'],
  ])('refuses %s and stores nothing', async (_who, identity, code) => {
    const { start, signIn } = signingIn(identity);
    await expect(start('token')).rejects.toMatchObject({ code });
    expect(signIn).not.toHaveBeenCalled();
  });
});

describe('signInWithPassword', () => {
  const credentials = { email: 'ana@guantera.test', password: 'secreta' };

  it('goes the same way as every other sign-in', async () => {
    const { start } = signingIn(anIdentity());
    const accounts = { signIn: () => Promise.resolve('token') };
    const session = await signInWithPassword({ accounts, startSession: start })(credentials);
    expect(session.cookie).toBe('cookie of token');
  });

  it('does not say what is wrong', async () => {
    const { start } = signingIn(anIdentity());
    const accounts = { signIn: () => Promise.resolve(null) };
    await expect(
      signInWithPassword({ accounts, startSession: start })(credentials),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });
});

describe('identify', () => {
  const whoIs = (identity: Identity | null) =>
    identify({ sessions: { verifyCookie: () => Promise.resolve(identity) }, rule })('cookie');

  it('knows the owner of a cookie', async () => {
    expect(await whoIs(anIdentity())).toEqual({
      uid: 'ana',
      isAdmin: false,
      signedInAt: anIdentity().signedInAt,
    });
  });

  it('knows nobody by a bad cookie, nor who is no longer invited', async () => {
    expect(await whoIs(null)).toBeNull();
    expect(await whoIs(anIdentity({ email: 'ana@fuera.example' }))).toBeNull();
  });
});
