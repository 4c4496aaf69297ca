import { aUser, anIdentity } from '../testing/builders';
import type { Identity } from '../domain/ports/sessions';
import { askForNewPassword } from './ask-for-new-password';
import { identify } from './identify';
import { signInWithPassword } from './sign-in-with-password';
import { startSession } from './start-session';

const rule = { allowedEmailDomains: ['guantera.test'], invitedAddresses: [] };
const minutesLater = (minutes: number) =>
  new Date(anIdentity().signedInAt.getTime() + minutes * 60_000);

/** A sign-in by somebody, `minutes` ago. */
function signingIn(identity: Identity | null, minutes = 1) {
  const signIn = jest.fn(() => Promise.resolve(aUser()));
  const askForNewPassword = jest.fn(() => Promise.resolve());
  const start = startSession({
    sessions: {
      verifyIdToken: () => Promise.resolve(identity),
      createCookie: (token) => Promise.resolve(`cookie of ${token}`),
    },
    users: { signIn },
    askForNewPassword,
    rule,
    now: () => minutesLater(minutes),
  });
  return { start, signIn, askForNewPassword };
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

describe('an account that was registered more than once', () => {
  const contested = anIdentity({ isContested: true, provider: 'password' });

  it('gets no session but the mail by which its owner chooses a new password', async () => {
    const { start, signIn, askForNewPassword } = signingIn(contested);
    await expect(start('token')).rejects.toMatchObject({ code: 'NEW_PASSWORD_REQUIRED' });
    expect(askForNewPassword).toHaveBeenCalledWith({ uid: 'ana', email: 'ana@guantera.test' });
    expect(signIn).not.toHaveBeenCalled();
  });

  it('does so by whatever way somebody comes in: a provider may have been linked by a stranger', async () => {
    const { start } = signingIn({ ...contested, provider: 'google.com' });
    await expect(start('token')).rejects.toMatchObject({ code: 'NEW_PASSWORD_REQUIRED' });
  });

  it('must be confirmed first: nobody has mails sent to an address by its account’s password', async () => {
    const { start, askForNewPassword } = signingIn({ ...contested, isEmailVerified: false });
    await expect(start('token')).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    expect(askForNewPassword).not.toHaveBeenCalled();
  });

  it('has no password that anybody knows before the mail leaves, also where it does not leave', async () => {
    const done: string[] = [];
    const step = (name: string) => async (uid: string) => {
      done.push(`${name} ${uid}`);
      await Promise.resolve();
    };
    const ask = askForNewPassword({
      accounts: { replacePassword: step('replace'), setContested: step('settle') },
      passwords: { sendPasswordReset: () => Promise.reject(new Error('no mail')) },
      unknownPassword: () => 'unknown',
    });
    await expect(ask({ uid: 'ana', email: 'ana@guantera.test' })).rejects.toThrow('no mail');
    expect(done).toEqual(['replace ana', 'settle ana']);
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
