import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { firebaseLogin, getUser, login, logout, SESSION_HEADER } from '@contract';
import { send, type Answer } from './support/client';
import {
  authAdmin,
  changeAccount,
  cookieOf,
  createAccount,
  idTokenOf,
  newOwner,
  signIn,
} from './support/owners';
import { project } from './support/suite';

const signInWith = (email: string, password: string) =>
  send(login.method, login.path, { body: { email, password } });

const exchange = (idToken: string) =>
  send(firebaseLogin.method, firebaseLogin.path, { body: { idToken } });

const refused = (status: number, code: string) => ({ status, json: { code } });

/** The answer without what differs between any two. */
const withoutRequestId = ({ status, json }: Answer) => ({
  status,
  ...(json as object),
  requestId: '',
});

const whoIs = (cookie?: string) => send(getUser.method, getUser.path, { cookie });

/** Revocation counts in whole seconds. */
const nextSecond = () => setTimeout(1100);

/** The emulator accepts tokens without a signature, so that a test can write what it says. */
function rewritten(idToken: string, claims: Record<string, unknown>): string {
  const [header, payload] = idToken.split('.');
  const said = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...said, ...claims })).toString('base64url');
  return `${header}.${changed}.`;
}

describe('signing in', () => {
  it('[1.28, 3.1, 7.4] sets a cookie that scripts and other sites never get, and answers the profile', async () => {
    const account = await createAccount({ displayName: 'Ana Gil' });
    const answer = await signInWith(account.email, account.password);
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    const attributes = answer.headers.getSetCookie()[0]!.split('; ').slice(1);
    expect(attributes).toEqual(
      expect.arrayContaining(['Max-Age=432000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']),
    );
    expect(login.response.parse(answer.json).user).toMatchObject({
      id: account.uid,
      email: account.email,
      displayName: 'Ana Gil',
      username: account.email.split('@')[0],
      preferredLanguage: 'es',
      onboardingStep: 0,
      onboardingCompleted: false,
      authMethod: 'password',
      isAdmin: false,
    });
  });

  it('[1.27, 3.15] works with the ID token that the browser got from Firebase', async () => {
    const account = await createAccount();
    const answer = await exchange(await idTokenOf(account));
    expect(answer.status).toBe(200);
    expect(await whoIs(cookieOf(answer.headers)!)).toMatchObject({
      status: 200,
      json: { id: account.uid },
    });
  });

  it('keeps what the owner changed before', async () => {
    const owner = await newOwner();
    await send('PATCH', '/api/user', { cookie: owner.cookie, body: { displayName: 'Otra' } });
    const again = await signIn(owner);
    expect((await whoIs(again.cookie)).json).toMatchObject({ displayName: 'Otra' });
  });

  it('answers every wrong combination alike', async () => {
    const { email, password } = await createAccount();
    const disabled = await createAccount();
    await changeAccount(disabled.uid, { disableUser: true });
    const answers = await Promise.all([
      signInWith(email, 'otra-clave'),
      signInWith(`nadie-${randomUUID()}@guantera.test`, password),
      signInWith('nadie@fuera.example', password),
      signInWith(disabled.email, disabled.password),
    ]);
    const [first, ...others] = answers.map(withoutRequestId);
    expect(first).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    for (const other of others) expect(other).toEqual(first);
  });

  it('[1.16, 1.19, 6.7, 7.10, 8.21] keeps uninvited accounts out, stores nothing about them and sets no cookie', async () => {
    const account = await createAccount({ email: `x-${randomUUID()}@fuera.example` });
    const answers = [
      await signInWith(account.email, account.password),
      await exchange(await idTokenOf(account)),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject(refused(403, 'INVITATION_ONLY'));
      expect(answer.json).toMatchObject({ message: 'Esta plataforma es solo por invitación' });
      expect(cookieOf(answer.headers)).toBeNull();
    }
    // Had a profile been stored, its first name would be kept when the same account is invited later.
    const email = `x-${randomUUID()}@guantera.test`;
    await changeAccount(account.uid, { email, emailVerified: true, displayName: 'Nueva' });
    const owner = await signIn({ ...account, email });
    expect((await whoIs(owner.cookie)).json).toMatchObject({ displayName: 'Nueva', email });
  });

  it('waits until the address is verified', async () => {
    const account = await createAccount({ emailVerified: false });
    expect(await signInWith(account.email, account.password)).toMatchObject(
      refused(403, 'EMAIL_NOT_VERIFIED'),
    );
    expect(await exchange(await idTokenOf(account))).toMatchObject(
      refused(403, 'EMAIL_NOT_VERIFIED'),
    );
    await changeAccount(account.uid, { emailVerified: true });
    expect((await signInWith(account.email, account.password)).status).toBe(200);
  });

  it.each([['garbage'], ['a.b.c'], ['eyJhbGciOiJub25lIn0.e30.']])(
    'refuses the token %j',
    async (token) => {
      expect(await exchange(token)).toMatchObject(refused(401, 'NOT_SIGNED_IN'));
    },
  );

  it('refuses a token of a sign-in of six minutes ago', async () => {
    const account = await createAccount();
    const token = await idTokenOf(account);
    const sixMinutesAgo = Math.floor(Date.now() / 1000) - 360;
    // Otherwise a sign-in before the account was made would count as revoked.
    await changeAccount(account.uid, { validSince: `${sixMinutesAgo - 60}` });
    const old = rewritten(token, { auth_time: sixMinutesAgo });
    expect(await exchange(old)).toMatchObject(refused(401, 'RECENT_SIGN_IN_REQUIRED'));
    const fresh = rewritten(token, { auth_time: Math.floor(Date.now() / 1000) });
    expect(await exchange(fresh)).toMatchObject({ status: 200 });
  });

  it.each([
    ['a password that is too short', { email: 'a@guantera.test', password: '12345' }],
    ['no address', { email: 'guantera', password: '123456' }],
    ['nothing', {}],
    ['a list', []],
  ])('[9.8] refuses %s', async (_what, body) => {
    expect(await send(login.method, login.path, { body })).toMatchObject(
      refused(400, 'INVALID_REQUEST'),
    );
  });
});

describe('a session', () => {
  it.each([
    ['no cookie', undefined],
    ['an empty cookie', ''],
    ['garbage', 'garbage'],
    ['a forged token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
  ])('is not there with %s', async (_what, cookie) => {
    expect(await whoIs(cookie)).toMatchObject(refused(401, 'NOT_SIGNED_IN'));
  });

  it('is asked for by pages that take nobody for an answer, and for no error', async () => {
    const quietly = (cookie?: string, path: string = getUser.path) =>
      send('GET', path, { cookie, headers: { [SESSION_HEADER]: 'optional' } });
    for (const cookie of [undefined, 'garbage']) {
      const answer = await quietly(cookie);
      expect(answer).toMatchObject({ status: 204, text: '' });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    const owner = await newOwner();
    expect(await quietly(owner.cookie)).toMatchObject({ status: 200, json: { id: owner.uid } });
    expect(await quietly(undefined, '/api/vehicles')).toMatchObject(refused(401, 'NOT_SIGNED_IN'));
  });

  it('is not an ID token: only the cookie opens the door', async () => {
    const account = await createAccount();
    expect((await whoIs(await idTokenOf(account))).status).toBe(401);
  });

  it('[1.30, 7.6] ends on the server when its owner signs out', async () => {
    const owner = await newOwner();
    await nextSecond();
    const answer = await send(logout.method, logout.path, { cookie: owner.cookie });
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__session=;.*Expires=Thu, 01 Jan 1970/);
    expect(await whoIs(owner.cookie)).toMatchObject(refused(401, 'NOT_SIGNED_IN'));
    expect((await whoIs((await signIn(owner)).cookie)).status).toBe(200);
  });

  it('is ended by signing out even where there is none', async () => {
    expect((await send(logout.method, logout.path)).status).toBe(204);
    expect((await send(logout.method, logout.path, { cookie: 'garbage' })).status).toBe(204);
  });

  it('ends when the account is disabled, gone, or has a new password', async () => {
    const [disabled, gone, renewed] = await Promise.all([newOwner(), newOwner(), newOwner()]);
    await nextSecond();
    await changeAccount(disabled.uid, { disableUser: true });
    await changeAccount(renewed.uid, { password: 'otra-clave-larga' });
    await authAdmin(`/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:delete`, {
      localId: gone.uid,
    });
    for (const { cookie } of [disabled, gone, renewed])
      expect((await whoIs(cookie)).status).toBe(401);
  });
});
