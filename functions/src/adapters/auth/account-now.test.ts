import type { Identity } from '../../domain/ports/sessions';
import { identify } from '../../usecases/identify';
import { googleAccounts } from '../../testing/google-accounts';
import { withAuthOf } from '../../testing/auth-of';
import { withoutAuthEmulator } from '../../testing/without-auth-emulator';
import { firebaseSessions } from './sessions';

const SIGNED_IN_AT = 1_768_471_200;

/** An account as Google has it now. */
const account = {
  localId: 'ana',
  email: 'ana@guantera.test',
  emailVerified: true,
  validSince: String(SIGNED_IN_AT - 60),
  customAttributes: '{"admin":true}',
};

/** What its cookie and its ID token have said since the sign-in. */
const then = {
  ...{ uid: 'ana', sub: 'ana', admin: true, auth_time: SIGNED_IN_AT },
  ...{ email: account.email, email_verified: true, firebase: { sign_in_provider: 'password' } },
};

withoutAuthEmulator();

type Sessions = ReturnType<typeof firebaseSessions>;

/** What somebody learns of good tokens, which said `said`, where Google has these accounts. */
const asking = async <Answer>(
  ask: (sessions: Sessions) => Promise<Answer>,
  users: object[],
  { said = then, status = 200 }: { said?: object; status?: number } = {},
): Promise<Answer> =>
  withAuthOf(await googleAccounts(users, status), ({ auth }) => {
    jest.spyOn(auth, 'verifySessionCookie').mockResolvedValue(said as never);
    jest.spyOn(auth, 'verifyIdToken').mockResolvedValue(said as never);
    return ask(firebaseSessions(auth));
  });

const byCookie = (sessions: Sessions): Promise<Identity | null> => sessions.verifyCookie('cookie');
const byToken = (sessions: Sessions): Promise<Identity | null> => sessions.verifyIdToken('token');

const rule = { allowedEmailDomains: ['guantera.test'], invitedAddresses: [] };
const entering = (sessions: Sessions) => identify({ sessions, rule })('cookie');

describe('a session whose account was changed', () => {
  it('goes on while it was not', async () => {
    expect(await asking(entering, [account])).toMatchObject({ uid: 'ana' });
  });

  it.each<[string, object]>([
    ['is unverified', { emailVerified: false }],
    ['is disabled', { disabled: true }],
    ['has an address that nobody invited', { email: 'ana@fuera.example' }],
    ['has no address', { email: undefined }],
    ['was signed out since', { validSince: String(SIGNED_IN_AT + 1) }],
  ])('is over at the next call once it %s, whatever the cookie says', async (_what, change) => {
    expect(await asking(entering, [{ ...account, ...change }])).toBeNull();
  });

  it('is over once it is gone', async () => {
    expect(await asking(entering, [])).toBeNull();
  });

  it('is not taken for ended where Google cannot be asked: the call fails', async () => {
    const asked = asking(entering, [account], { status: 400 });
    await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('lasts through the second in which sessions before it were ended', async () => {
    const same = { ...account, validSince: String(SIGNED_IN_AT) };
    expect(await asking(entering, [same])).toMatchObject({ uid: 'ana' });
  });
});

describe('an ID token', () => {
  it.each<[string, object, Partial<Identity> | null]>([
    ['unverified since', { emailVerified: false }, { isEmailVerified: false }],
    ['moved to another address since', { email: 'b@b.test' }, { email: 'b@b.test' }],
    ['disabled since', { disabled: true }, null],
    ['in doubt since', { customAttributes: '{"contested":true}' }, { isContested: true }],
  ])('of an account that was %s says so', async (_what, change, identity) => {
    const known = await asking(byToken, [{ ...account, ...change }]);
    if (identity === null) expect(known).toBeNull();
    else expect(known).toMatchObject(identity);
  });

  it('that was made while the account was in doubt is in doubt, also when that was settled since', async () => {
    const settled = { ...account, customAttributes: '{"contested":false}' };
    const known = await asking(byToken, [settled], { said: { ...then, contested: true } });
    expect(known).toMatchObject({ isContested: true });
  });
});

describe('the claim of a maintainer', () => {
  const isAdmin = async (users: object[], said: object = then) =>
    (await asking(byCookie, users, { said }))?.isAdmin ?? null;

  it('counts while Auth has it', async () => {
    expect(await isAdmin([account])).toBe(true);
  });

  it.each([
    ['no longer there', { customAttributes: undefined }],
    ['there as false', { customAttributes: '{"admin":false}' }],
    ['of another kind', { customAttributes: '{"admin":"true"}' }],
  ])('does not count when it is %s, whatever the cookie says', async (_what, change) => {
    expect(await isAdmin([{ ...account, ...change }])).toBe(false);
  });

  it('that came since counts from the next sign-in on', async () => {
    expect(await isAdmin([account], { ...then, admin: undefined })).toBe(false);
  });

  it('is nobody’s whose account is gone', async () => {
    expect(await isAdmin([])).toBeNull();
  });
});
