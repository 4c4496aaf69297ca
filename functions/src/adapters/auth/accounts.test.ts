import { googleAccounts } from '../../testing/google-accounts';
import { withAuthOf } from '../../testing/auth-of';
import { withoutAuthEmulator } from '../../testing/without-auth-emulator';
import type { AppError } from '../../domain/faults/app-error';
import { firebaseAccounts } from './accounts';

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

withoutAuthEmulator();

describe('firebaseAccounts', () => {
  it('finds the account of an address, and tells what is known of it', async () => {
    const found = await withAuthOf(await googleAccounts([user]), ({ auth }) =>
      firebaseAccounts(auth).findByEmail(user.email),
    );
    expect(found).toEqual({
      uid: 'ana',
      isConfirmed: false,
      isDisabled: false,
      hasPassword: true,
      wasContested: false,
    });
    const none = await withAuthOf(await googleAccounts([]), ({ auth }) =>
      firebaseAccounts(auth).findByEmail(user.email),
    );
    expect(none).toBeNull();
  });

  const registration = { email: 'ana@guantera.test', password: 'secreta', displayName: 'Ana' };

  it('creates an account as its administrator does, for which no address is confirmed', async () => {
    await withAuthOf(await googleAccounts([user]), async ({ auth, created }) => {
      expect(await firebaseAccounts(auth).create(registration)).toBe(true);
      expect(created).toEqual([registration]);
    });
  });

  it.each([
    ['EMAIL_EXISTS', false],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'INVALID_REQUEST'],
    ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements', 'INVALID_REQUEST'],
    ['QUOTA_EXCEEDED : Exceeded quota for sign-ups', 'UNAVAILABLE'],
    ['CONFIGURATION_NOT_FOUND', 'UNAVAILABLE'],
  ])('creates none where Google answers %s', async (message, outcome) => {
    await withAuthOf(await googleAccounts([], 400, message), async ({ auth }) => {
      const told = await firebaseAccounts(auth)
        .create(registration)
        .catch((error: unknown) => (error as AppError).code);
      expect(told).toBe(outcome);
    });
  });

  it('replaces a password with all other ways in: linked providers, sessions and tokens', async () => {
    await withAuthOf(await googleAccounts([user]), async ({ auth, changes }) => {
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
    await withAuthOf(await googleAccounts([user]), async ({ auth, changes }) => {
      await firebaseAccounts(auth).setContested('ana', true);
      const customAttributes = '{"admin":true,"contested":true}';
      expect(changes).toEqual([{ localId: 'ana', customAttributes }]);
    });
    const marked = { ...user, customAttributes: '{"admin":true,"contested":true}' };
    await withAuthOf(await googleAccounts([marked]), async ({ auth, changes }) => {
      const accounts = firebaseAccounts(auth);
      expect(await accounts.findByEmail(user.email)).toMatchObject({ wasContested: true });
      await accounts.setContested('ana', false);
      const customAttributes = '{"admin":true,"contested":false}';
      expect(changes).toEqual([{ localId: 'ana', customAttributes }]);
    });
    const settled = { ...user, customAttributes: '{"contested":false}' };
    await withAuthOf(await googleAccounts([settled]), async ({ auth }) => {
      const found = await firebaseAccounts(auth).findByEmail(user.email);
      expect(found).toMatchObject({ wasContested: true });
    });
  });

  it('changes nothing of an account that is gone', async () => {
    await withAuthOf(await googleAccounts([]), async ({ auth, changes }) => {
      const accounts = firebaseAccounts(auth);
      await accounts.setContested('ana', true);
      await accounts.replacePassword('ana', { password: 'nueva-clave' });
      expect(changes).toEqual([]);
    });
  });
});
