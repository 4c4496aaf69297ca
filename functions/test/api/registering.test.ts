import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { getUser, login, register, userSchema } from '@contract';
import { z } from 'zod';
import { hostile } from '../../src/testing/hostile';
import { send, type Answer } from './support/client';
import { changeAccount, cookieOf, createAccount, mailTo } from './support/owners';
import { authUrl } from './support/suite';
import { until } from './support/until';

const PASSWORD = 'una-clave-larga';
const STRANGERS = 'clave-de-un-extraño';

const registerWith = (email: string, password = PASSWORD, displayName = 'Luis') =>
  send(register.method, register.path, { body: { email, password, displayName } });

const signInWith = (email: string, password: string) =>
  send(login.method, login.path, { body: { email, password } });

const newAddress = () => `nuevo-${randomUUID()}@guantera.test`;

const refused = (status: number, code: string) => ({ status, json: { code } });
const isClosed = (answer: Answer) => {
  expect(answer).toMatchObject(refused(401, 'INVALID_CREDENTIALS'));
  expect(cookieOf(answer.headers)).toBeNull();
};

const mailKinds = async (email: string) =>
  (await mailTo(email)).map(({ requestType }) => requestType);

const answers: Promise<Answer>[] = [];
afterAll(() => Promise.all(answers));

/** Registers, and goes on when the mail is there: the answer comes later, at the same time as every other. */
async function registerForMail(email: string, password = PASSWORD) {
  const before = (await mailTo(email)).length;
  answers.push(registerWith(email, password));
  await until(
    () => mailTo(email),
    ({ length }) => length > before,
  );
}

/** Follows the newest link of that kind, as the reader of the address does. */
async function follow(email: string, kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET', more = '') {
  const mail = (await mailTo(email)).findLast(({ requestType }) => requestType === kind);
  expect((await fetch(mail!.oobLink + more)).status).toBe(200);
}

/** What anybody may ask of Firebase with the web application's key; refusals are answers. */
async function toolkit(call: string, body: object): Promise<unknown> {
  const url = `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`;
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

const tokensSchema = z.object({ idToken: z.string() });

describe('registering', () => {
  it('[1.29, 7.5] creates an account that gets in once its address is confirmed', async () => {
    const email = `nuevo-${randomUUID()}@taller.test`;
    const answer = await registerWith(email);
    expect(answer.status).toBe(201);
    expect(register.response.parse(answer.json).user).toBeNull();
    expect(cookieOf(answer.headers)).toBeNull();
    expect(await signInWith(email, PASSWORD)).toMatchObject(refused(403, 'EMAIL_NOT_VERIFIED'));

    expect(await mailKinds(email)).toEqual(['VERIFY_EMAIL']);
    await follow(email, 'VERIFY_EMAIL');
    const signedIn = await signInWith(email, PASSWORD);
    expect(signedIn).toMatchObject({ status: 200, json: { user: { displayName: 'Luis' } } });
    expect(userSchema.parse((signedIn.json as { user: unknown }).user).email).toBe(email);
  });

  it('answers the same when the address is taken, and changes nothing', async () => {
    const taken = await createAccount();
    expect((await signInWith(taken.email, taken.password)).status).toBe(200);
    const [again, fresh] = await Promise.all([
      registerWith(taken.email, STRANGERS),
      registerWith(newAddress()),
    ]);
    expect(again).toMatchObject({ status: 201, json: fresh.json });
    expect(await mailKinds(taken.email)).toEqual([]);
    isClosed(await signInWith(taken.email, STRANGERS));
    expect((await signInWith(taken.email, taken.password)).status).toBe(200);
  });

  it('is for the invited', async () => {
    const email = `x-${randomUUID()}@fuera.example`;
    expect(await registerWith(email)).toMatchObject(refused(403, 'INVITATION_ONLY'));
    isClosed(await signInWith(email, PASSWORD));
  });
});

describe('an address that a stranger registered first', () => {
  /** The owner registers after the stranger, and follows the link of the mail. */
  async function takenOver() {
    const email = newAddress();
    const first = await registerWith(email, STRANGERS, 'Extraño');
    const again = await registerWith(email);
    expect(again).toMatchObject({ status: 201, json: first.json });
    expect(await mailKinds(email)).toEqual(['VERIFY_EMAIL', 'VERIFY_EMAIL']);
    await follow(email, 'VERIFY_EMAIL');
    return email;
  }

  it('opens to its owner by a new password from the mail, and never to the stranger', async () => {
    const email = await takenOver();
    await hostile('the stranger’s password', () => signInWith(email, STRANGERS), isClosed);
    const held = await signInWith(email, PASSWORD);
    expect(held).toMatchObject(refused(403, 'NEW_PASSWORD_REQUIRED'));
    expect(cookieOf(held.headers)).toBeNull();
    expect((await mailKinds(email)).at(-1)).toBe('PASSWORD_RESET');
    // Nobody's, until the link was followed.
    isClosed(await signInWith(email, PASSWORD));
    await follow(email, 'PASSWORD_RESET', '&newPassword=elegida-por-correo');
    const signedIn = await signInWith(email, 'elegida-por-correo');
    expect(signedIn).toMatchObject({ status: 200, json: { user: { displayName: 'Luis' } } });
    await hostile('the stranger’s password', () => signInWith(email, STRANGERS), isClosed);
  });

  it('does not open to a stranger who registers it once more after its owner', async () => {
    const email = newAddress();
    await registerForMail(email);
    await registerForMail(email, STRANGERS);
    await follow(email, 'VERIFY_EMAIL');
    const enter = () => signInWith(email, STRANGERS);
    await hostile('the last registrant’s password', enter, (answer) =>
      expect(answer).toMatchObject(refused(403, 'NEW_PASSWORD_REQUIRED')),
    );
    await hostile('the same, again', enter, isClosed);
    await follow(email, 'PASSWORD_RESET', '&newPassword=elegida-por-correo');
    // Nor does a stranger who goes on registering keep its owner out.
    await registerWith(email, STRANGERS);
    expect((await signInWith(email, 'elegida-por-correo')).status).toBe(200);
  });

  it('is lost to the tokens and the linked account of the stranger who registered at Firebase', async () => {
    const email = newAddress();
    const created = await toolkit('signUp', {
      email,
      password: STRANGERS,
      returnSecureToken: true,
    });
    const { idToken } = tokensSchema.parse(created);
    const google = { sub: randomUUID(), email: 'extrano@gmail.example', email_verified: true };
    const linking = {
      requestUri: 'http://localhost',
      postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(google))}`,
      returnSecureToken: true,
    };
    await toolkit('signInWithIdp', { ...linking, idToken });
    await setTimeout(1100); // Revocation counts in whole seconds.
    await registerForMail(email);
    await hostile(
      'an ID token of before',
      () => toolkit('lookup', { idToken }),
      (said) => expect(said).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } }),
    );
    await follow(email, 'VERIFY_EMAIL');
    const viaGoogle = tokensSchema.parse(await toolkit('signInWithIdp', linking));
    await hostile(
      'the linked account',
      () => send('POST', '/api/firebase-login', { body: { idToken: viaGoogle.idToken } }),
      (answer) => expect(answer).toMatchObject(refused(403, 'INVITATION_ONLY')),
    );
  });

  it('is in doubt also where the link was followed before its owner registered', async () => {
    const email = newAddress();
    await registerForMail(email, STRANGERS);
    await follow(email, 'VERIFY_EMAIL');
    await registerWith(email);
    expect(await mailKinds(email)).toEqual([]);
    await hostile(
      'the stranger’s password',
      () => signInWith(email, STRANGERS),
      (answer) => expect(answer).toMatchObject(refused(403, 'NEW_PASSWORD_REQUIRED')),
    );
    expect(await mailKinds(email)).toEqual(['PASSWORD_RESET']);
  });

  it('stays closed while it is disabled', async () => {
    const account = await createAccount({ emailVerified: false });
    await changeAccount(account.uid, { disableUser: true });
    await registerWith(account.email);
    expect(await mailKinds(account.email)).toEqual([]);
    isClosed(await signInWith(account.email, PASSWORD));
  });
});

it('an owner who has entered is asked for nothing when somebody registers the address', async () => {
  const account = await createAccount();
  const { headers } = await signInWith(account.email, account.password);
  const cookie = cookieOf(headers) ?? '';
  await registerWith(account.email, STRANGERS);
  expect((await send(getUser.method, getUser.path, { cookie })).status).toBe(200);
  expect((await signInWith(account.email, account.password)).status).toBe(200);
});
