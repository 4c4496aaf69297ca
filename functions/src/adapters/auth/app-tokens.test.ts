import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { detour } from '../../testing/detour';
import { firebaseAppTokens } from './app-tokens';

const PROJECT = 'guantera-prod';
const KEY_ID = 'key-1';
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: 'https://firebaseappcheck.googleapis.com/1234567890',
  aud: ['projects/1234567890', `projects/${PROJECT}`],
  sub: '1:1234567890:web:abc',
  iat: now - 60,
  exp: now + 3600,
};
const header = { alg: 'RS256', typ: 'JWT', kid: KEY_ID };
const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(payload: object, head: object = header, key: KeyObject = ours.privateKey): string {
  const text = `${base64(head)}.${base64(payload)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`;
}

/** What Google publishes at firebaseappcheck.googleapis.com, on this machine. */
async function fakeKeys() {
  const asked: string[] = [];
  const keys = [
    { ...ours.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' },
  ];
  const google = await detour((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
  });
  return { ...google, asked };
}

type Keys = Awaited<ReturnType<typeof fakeKeys>>;
const appWith = ({ httpAgent }: Keys, name: string): App =>
  initializeApp({ projectId: PROJECT, httpAgent }, name);

describe('firebaseAppTokens', () => {
  let fake: Keys;
  let app: App;
  beforeAll(async () => {
    fake = await fakeKeys();
    app = appWith(fake, 'app-tokens');
  });
  afterAll(async () => {
    await deleteApp(app);
    await fake.close();
  });

  it('knows a token of an app of the project, by the keys that Google publishes', async () => {
    const tokens = firebaseAppTokens(app);
    expect(await tokens.isOurs(signed(claims))).toBe(true);
    expect(fake.asked).toEqual(['firebaseappcheck.googleapis.com/v1/jwks']);
    expect(await tokens.isOurs(signed({ ...claims, exp: now + 60 }))).toBe(true);
    // The keys are kept.
    expect(fake.asked).toHaveLength(1);
  });

  it.each([
    ['signed by somebody else', signed(claims, header, foreign.privateKey)],
    ['changed after it was signed', `${signed(claims).slice(0, -8)}AAAAAAAA`],
    ['with a key that nobody published', signed(claims, { ...header, kid: 'key-2' })],
    ['without the name of a key of ours', signed(claims, { alg: 'RS256' }, foreign.privateKey)],
    ['expired', signed({ ...claims, iat: now - 7200, exp: now - 3600 })],
    ['of another project', signed({ ...claims, aud: ['projects/other'] })],
    ['of another issuer', signed({ ...claims, iss: 'https://evil.example/1' })],
    ['of no app', signed({ ...claims, sub: '' })],
    ['without a signature', `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`],
    ['no token', 'garbage'],
    ['nothing', ''],
  ])('refuses a token: %s', async (_what, token) => {
    expect(await firebaseAppTokens(app).isOurs(token)).toBe(false);
  });

  it('fails, and lets nobody in, while the keys cannot be had', async () => {
    const gone = await fakeKeys();
    await gone.close();
    const cutOff = appWith(gone, 'no-keys');
    const answer = firebaseAppTokens(cutOff).isOurs(signed(claims));
    await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await deleteApp(cutOff);
  });
});
