import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { detour } from '../../testing/detour';
import { withoutAuthEmulator } from '../../testing/without-auth-emulator';
import { firebaseSessions } from './sessions';

const PROJECT = 'guantera-prod';
const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: `https://session.firebase.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'ana',
  iat: now - 60,
  exp: now + 3600,
  auth_time: now - 60,
  email: 'ana@guantera.test',
  email_verified: true,
  firebase: { sign_in_provider: 'password', identities: {} },
};
const tokenClaims = { ...claims, iss: `https://securetoken.google.com/${PROJECT}` };

const forged = (header: object, payload: object, signature = 'c2lnbmF0dXJl'): string =>
  `${base64(header)}.${base64(payload)}.${signature}`;

const NONE = { alg: 'none', typ: 'JWT' };
const attempts: [string, string][] = [
  ['the emulator’s: no signature', forged(NONE, claims, '')],
  ['no signature, but one is claimed', forged(NONE, claims)],
  ['an ID token of the emulator', forged(NONE, tokenClaims, '')],
  ['signed with a shared secret', forged({ alg: 'HS256', typ: 'JWT', kid: 'x' }, claims)],
  ['without the name of a key', forged({ alg: 'RS256', typ: 'JWT' }, claims)],
  ['for another project', forged({ alg: 'RS256', kid: 'x' }, { ...claims, aud: 'other' })],
  ['of another issuer', forged({ alg: 'RS256', kid: 'x' }, { ...claims, iss: 'https://evil' })],
  ['of nobody', forged({ alg: 'RS256', kid: 'x' }, { ...claims, sub: '' })],
  [
    'with a subject that is too long',
    forged({ alg: 'RS256', kid: 'x' }, { ...claims, sub: 'a'.repeat(129) }),
  ],
  ['no token', 'garbage'],
  ['nothing', ''],
];

withoutAuthEmulator();

/** Without an emulator, as in the cloud. None of these gets as far as asking Google for its keys. */
describe('firebaseSessions in the cloud', () => {
  const app = initializeApp({ projectId: PROJECT }, 'forged-tokens');
  const sessions = firebaseSessions(getAuth(app));
  afterAll(() => deleteApp(app));

  it.each(attempts)('refuses a cookie: %s', async (_what, token) => {
    expect(await sessions.verifyCookie(token)).toBeNull();
  });

  it.each(attempts)('refuses an ID token: %s', async (_what, token) => {
    expect(await sessions.verifyIdToken(token)).toBeNull();
  });
});

/** Well-formed, so that only Google's keys tell whether it is good. */
const SIGNED = { alg: 'RS256', typ: 'JWT', kid: 'key-1' };

describe("firebaseSessions and Google's keys", () => {
  let google: Awaited<ReturnType<typeof detour>>;
  const publish = async (status: number) => {
    google = await detour((_request, response) => {
      const body = status === 200 ? { 'key-2': 'certificate' } : { error: 'down' };
      const type = { 'content-type': 'application/json' };
      response.writeHead(status, type).end(JSON.stringify(body));
    });
  };
  afterEach(() => google.close());

  async function verifying(aud = PROJECT) {
    const app = initializeApp({ projectId: PROJECT, httpAgent: google.httpAgent }, 'keys');
    const sessions = firebaseSessions(getAuth(app));
    const [cookie, idToken] = await Promise.allSettled([
      sessions.verifyCookie(forged(SIGNED, { ...claims, aud })),
      sessions.verifyIdToken(forged(SIGNED, { ...tokenClaims, aud })),
    ]);
    await deleteApp(app);
    return { cookie, idToken };
  }
  const refused = { status: 'fulfilled', value: null };
  const unknown = { status: 'rejected', reason: { code: 'UNAVAILABLE' } };

  it('refuses what is signed with none of them', async () => {
    await publish(200);
    expect(await verifying()).toEqual({ cookie: refused, idToken: refused });
  });

  it('takes no cookie for a forged one where they are refused', async () => {
    await publish(500);
    expect(await verifying()).toMatchObject({ cookie: unknown, idToken: unknown });
  });

  it('takes no cookie for a forged one where they cannot be reached', async () => {
    await publish(200);
    await google.close();
    expect(await verifying()).toMatchObject({ cookie: unknown, idToken: unknown });
  });

  it('takes a token that speaks of them for a forged one', async () => {
    await publish(500);
    const told = await verifying('Error fetching public keys');
    expect(told).toEqual({ cookie: refused, idToken: refused });
  });
});
