import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
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

/** Without an emulator, as in the cloud. None of these gets as far as asking Google for its keys. */
describe('firebaseSessions in the cloud', () => {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const app = initializeApp({ projectId: PROJECT }, 'forged-tokens');
  const sessions = firebaseSessions(getAuth(app));
  afterAll(async () => {
    await deleteApp(app);
    if (emulator !== undefined) process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
  });

  it.each(attempts)('refuses a cookie: %s', async (_what, token) => {
    expect(await sessions.verifyCookie(token)).toBeNull();
  });

  it.each(attempts)('refuses an ID token: %s', async (_what, token) => {
    expect(await sessions.verifyIdToken(token)).toBeNull();
  });
});
