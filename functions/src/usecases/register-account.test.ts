import type { FoundAccount } from '../domain/ports/accounts';
import { aUser } from '../testing/builders';
import { registerAccount } from './register-account';

const rule = { allowedEmailDomains: ['guantera.test'], invitedAddresses: [] };
const registration = { email: 'ana@guantera.test', password: 'secreta', displayName: 'Ana' };
const unconfirmed = {
  ...{ uid: 'ana', isConfirmed: false, isDisabled: false },
  ...{ hasPassword: true, wasContested: false },
};
const confirmed = { ...unconfirmed, isConfirmed: true };

type World = { account?: FoundAccount | null; hasEntered?: boolean; createMs?: number };

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Registers where the address has this account, or none; what was done to it, one after the other. */
function registering({ account = null, hasEntered = false, createMs = 0 }: World = {}) {
  const done: string[] = [];
  const step = (what: string): Promise<void> => Promise.resolve(void done.push(what));
  const run = (settleMs = 0) =>
    registerAccount({
      passwords: {
        signIn: ({ password }) => Promise.resolve(`token by ${password}`),
        sendConfirmation: (idToken) => step(`mailed by ${idToken}`),
      },
      accounts: {
        create: async () => {
          await after(createMs);
          done.push(account ? 'taken' : 'created');
          return !account;
        },
        findByEmail: () => Promise.resolve(account),
        setContested: (uid, isContested) => step(`${uid} contested: ${isContested}`),
        replacePassword: (uid, { password, displayName }) =>
          step(`${uid} has ${password}, ${displayName}`),
      },
      users: { get: () => Promise.resolve(hasEntered ? aUser() : null) },
      rule,
      settle: async () => {
        await after(settleMs);
        done.push('settled');
      },
    });
  return { done, run };
}

describe('registerAccount', () => {
  it('creates no account for the uninvited', async () => {
    const { done, run } = registering();
    await expect(run()({ ...registration, email: 'x@fuera.example' })).rejects.toMatchObject({
      code: 'INVITATION_ONLY',
    });
    expect(done).toEqual([]);
  });

  it('answers neither before the account is made nor before the settled time', async () => {
    const quick = registering({ createMs: 1 });
    await quick.run(20)(registration);
    expect(quick.done.at(-1)).toBe('settled');
    const slow = registering({ createMs: 20 });
    await slow.run(1)(registration);
    expect(slow.done).toEqual(['settled', 'created', 'mailed by token by secreta']);
  });

  it('takes over an account that nobody confirmed, and remembers that it is in doubt before all else', async () => {
    const { done, run } = registering({ account: unconfirmed });
    await run()(registration);
    expect(done.filter((what) => what !== 'settled')).toEqual([
      'taken',
      'ana contested: true',
      'ana has secreta, Ana',
      'mailed by token by secreta',
    ]);
  });

  it.each<[string, World, string[]]>([
    ['a confirmed one', { account: confirmed, hasEntered: true }, []],
    ['a disabled one', { account: { ...unconfirmed, isDisabled: true } }, []],
    ['one that was in doubt already', { account: { ...confirmed, wasContested: true } }, []],
    ['one that a provider confirmed', { account: { ...confirmed, hasPassword: false } }, []],
    [
      'a confirmed one that nobody has entered, but for the doubt',
      { account: confirmed },
      ['ana contested: true'],
    ],
  ])('leaves alone %s, and mails nothing', async (_which, world, changes) => {
    const { done, run } = registering(world);
    await run()(registration);
    expect(done.filter((what) => what !== 'settled' && what !== 'taken')).toEqual(changes);
  });
});
