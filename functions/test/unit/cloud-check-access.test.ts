import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { firebaseAccounts } from '../../src/adapters/auth/accounts';
import { customSignIn } from '../../src/adapters/auth/custom-sign-in';
import { identityToolkit } from '../../src/adapters/auth/password-accounts';
import { firebaseSessions } from '../../src/adapters/auth/sessions';
import { fakeIdentity, type IdentityRefusal } from '../../src/testing/fake-identity';
import { accessProbes } from '../../src/usecases/probe-access';
import { runProbe } from './support/run-probe';

const PROJECT = 'demo-guantera';
let identity: Awaited<ReturnType<typeof fakeIdentity>>;
let app: App;
const before = process.env.FIREBASE_AUTH_EMULATOR_HOST;

beforeAll(async () => {
  identity = await fakeIdentity(PROJECT);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = identity.host;
  app = initializeApp({ projectId: PROJECT }, 'access');
});
afterEach(() => {
  Object.assign(identity.setting, { refusal: null, forgets: false });
  expect(identity.left()).toEqual([]);
});
afterAll(async () => {
  await deleteApp(app);
  await identity.stop();
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (before !== undefined) process.env.FIREBASE_AUTH_EMULATOR_HOST = before;
});

async function check(step: 'session' | 'webKey', key = 'key'): Promise<string> {
  const auth = getAuth(app);
  const probes = accessProbes(
    {
      sessions: firebaseSessions(auth),
      accounts: firebaseAccounts(auth),
      passwords: identityToolkit(key, identity.host),
      signInAs: customSignIn(auth, key, identity.host),
      hasKey: key !== '',
      pause: () => Promise.resolve(),
    },
    () => 'check-cloud-1',
  );
  return runProbe(probes, step);
}

describe('the check of a session', () => {
  it('makes, takes and ends one, and leaves no account', async () => {
    expect(await check('session')).toBe('ok');
  });

  it('tells a session that lives on after its end', async () => {
    identity.setting.forgets = true;
    expect(await check('session')).toBe('NOT_REVOKED');
  });

  const refusals: [string, IdentityRefusal][] = [
    [
      'PROVIDER_OFF',
      { method: 'signInWithCustomToken', status: 400, message: 'CONFIGURATION_NOT_FOUND' },
    ],
    [
      'PERMISSION_DENIED',
      { method: 'createSessionCookie', status: 403, message: 'INSUFFICIENT_PERMISSION' },
    ],
  ];
  it.each(refusals)('tells %s', async (fault, refusal) => {
    identity.setting.refusal = refusal;
    expect(await check('session')).toBe(fault);
  });
});

describe('the check of WEB_API_KEY', () => {
  it('finds a key that is taken', async () => {
    expect(await check('webKey')).toBe('ok');
  });

  it('tells a key that is empty', async () => {
    expect(await check('webKey', '')).toBe('KEY_REFUSED');
  });

  const method = 'signInWithPassword';
  const refusals: [string, IdentityRefusal][] = [
    [
      'KEY_REFUSED',
      { method, status: 400, message: 'API key not valid.', reason: 'API_KEY_INVALID' },
    ],
    [
      'KEY_REFUSED',
      { method, status: 403, message: 'blocked', reason: 'API_KEY_HTTP_REFERRER_BLOCKED' },
    ],
    ['PROVIDER_OFF', { method, status: 400, message: 'PASSWORD_LOGIN_DISABLED' }],
    [
      'API_NOT_ENABLED',
      { method, status: 403, message: 'Identity Toolkit', reason: 'SERVICE_DISABLED' },
    ],
  ];
  it.each(refusals)('tells %s', async (fault, refusal) => {
    identity.setting.refusal = refusal;
    expect(await check('webKey')).toBe(fault);
  });
});
