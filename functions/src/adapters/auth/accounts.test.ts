import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import { detour } from '../../testing/detour';
import { firebaseAccounts } from './accounts';
import { firebaseSessions } from './sessions';

const user = {
  localId: 'ana',
  email: 'ana@guantera.test',
  emailVerified: false,
  customAttributes: '{"admin":true}',
  providerUserInfo: [
    { providerId: 'password', rawId: 'ana@guantera.test' },
    { providerId: 'google.com', rawId: '123' },
  ],
};

const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
beforeAll(() => void delete process.env.FIREBASE_AUTH_EMULATOR_HOST);
afterAll(() => {
  if (emulator !== undefined) process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
});

const bodySchema = z.record(z.string(), z.unknown());

/** The administration of accounts at Identity Toolkit, with these accounts; what it was asked to change. */
async function identityToolkit(users: object[], status = 200) {
  const changes: Record<string, unknown>[] = [];
  const google = await detour((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const isChange = request.url?.endsWith('accounts:update') ?? false;
      if (isChange) changes.push(bodySchema.parse(JSON.parse(Buffer.concat(pieces).toString())));
      const answer = isChange ? { localId: 'ana' } : { users };
      const body = status === 200 ? answer : { error: { code: status, message: 'NOT_NOW' } };
      const type = { 'content-type': 'application/json' };
      response.writeHead(status, type).end(JSON.stringify(body));
    });
  });
  const { httpAgent } = google;
  const credential = {
    getAccessToken: () => Promise.resolve({ access_token: 'x', expires_in: 3600 }),
  };
  const app = initializeApp({ projectId: 'guantera-prod', httpAgent, credential }, 'accounts');
  const close = () => Promise.all([deleteApp(app), google.close()]);
  return { auth: getAuth(app), changes, close };
}

type World = Awaited<ReturnType<typeof identityToolkit>>;

async function within<Result>(world: World, run: (world: World) => Promise<Result>) {
  try {
    return await run(world);
  } finally {
    await world.close();
  }
}

describe('firebaseAccounts', () => {
  it('finds the account of an address, and tells what is known of it', async () => {
    const found = await within(await identityToolkit([user]), ({ auth }) =>
      firebaseAccounts(auth).findByEmail(user.email),
    );
    expect(found).toEqual({
      uid: 'ana',
      isConfirmed: false,
      isDisabled: false,
      hasPassword: true,
      wasContested: false,
    });
    const none = await within(await identityToolkit([]), ({ auth }) =>
      firebaseAccounts(auth).findByEmail(user.email),
    );
    expect(none).toBeNull();
  });

  it('replaces a password with all other ways in: linked providers, sessions and tokens', async () => {
    await within(await identityToolkit([user]), async ({ auth, changes }) => {
      await firebaseAccounts(auth).replacePassword('ana', {
        password: 'nueva-clave',
        displayName: null,
      });
      expect(changes).toEqual([
        {
          localId: 'ana',
          password: 'nueva-clave',
          deleteAttribute: ['DISPLAY_NAME'],
          deleteProvider: ['google.com'],
        },
        { localId: 'ana', validSince: expect.any(Number) as unknown },
      ]);
    });
  });

  it('marks an account as contested, and remembers that it was, beside its other claims', async () => {
    await within(await identityToolkit([user]), async ({ auth, changes }) => {
      await firebaseAccounts(auth).setContested('ana', true);
      const customAttributes = '{"admin":true,"contested":true}';
      expect(changes).toEqual([{ localId: 'ana', customAttributes }]);
    });
    const marked = { ...user, customAttributes: '{"admin":true,"contested":true}' };
    await within(await identityToolkit([marked]), async ({ auth, changes }) => {
      const accounts = firebaseAccounts(auth);
      expect(await accounts.findByEmail(user.email)).toMatchObject({ wasContested: true });
      await accounts.setContested('ana', false);
      const customAttributes = '{"admin":true,"contested":false}';
      expect(changes).toEqual([{ localId: 'ana', customAttributes }]);
    });
    const settled = { ...user, customAttributes: '{"contested":false}' };
    await within(await identityToolkit([settled]), async ({ auth }) => {
      const found = await firebaseAccounts(auth).findByEmail(user.email);
      expect(found).toMatchObject({ wasContested: true });
    });
  });

  it('changes nothing of an account that is gone', async () => {
    await within(await identityToolkit([]), async ({ auth, changes }) => {
      const accounts = firebaseAccounts(auth);
      await accounts.setContested('ana', true);
      await accounts.replacePassword('ana', { password: 'nueva-clave' });
      expect(changes).toEqual([]);
    });
  });
});

describe('the claim of a maintainer', () => {
  const decoded = {
    ...{ uid: 'ana', admin: true, auth_time: 0, email_verified: true, email: user.email },
    firebase: { sign_in_provider: 'password' },
  };
  /** As the cookie says that it is a maintainer's; what Auth says now, or does not. */
  const isAdmin = async (users: object[], status = 200) =>
    within(await identityToolkit(users, status), async ({ auth }) => {
      jest.spyOn(auth, 'verifySessionCookie').mockResolvedValue(decoded as never);
      const identity = await firebaseSessions(auth).verifyCookie('cookie');
      return identity?.isAdmin ?? null;
    });

  it('counts while Auth has it', async () => {
    expect(await isAdmin([user])).toBe(true);
  });

  it.each([
    ['no longer there', {}],
    ['there as false', { customAttributes: '{"admin":false}' }],
    ['of another kind', { customAttributes: '{"admin":"true"}' }],
  ])('does not count when it is %s, whatever the cookie says', async (_what, change) => {
    const { customAttributes: _before, ...others } = user;
    expect(await isAdmin([{ ...others, ...change }])).toBe(false);
  });

  it('is nobody’s whose account is gone', async () => {
    expect(await isAdmin([])).toBeNull();
  });

  it('is not believed where Auth cannot be asked: the call fails', async () => {
    await expect(isAdmin([user], 400)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
