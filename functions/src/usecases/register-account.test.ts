import { registerAccount } from './register-account';

const rule = { allowedEmailDomains: ['guantera.test'], invitedAddresses: [] };
const registration = { email: 'ana@guantera.test', password: 'secreta' };

describe('registerAccount', () => {
  it('creates no account for the uninvited', async () => {
    const register = jest.fn(() => Promise.resolve());
    const settle = () => Promise.resolve();
    const run = registerAccount({ accounts: { register }, rule, settle });
    await expect(run({ ...registration, email: 'x@fuera.example' })).rejects.toMatchObject({
      code: 'INVITATION_ONLY',
    });
    expect(register).not.toHaveBeenCalled();
  });

  it('answers neither before the account is made nor before the settled time', async () => {
    const done: string[] = [];
    const step = (name: string, ms: number) => async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      done.push(name);
    };
    const after = async (registerMs: number, settleMs: number) => {
      done.length = 0;
      const accounts = { register: step('registered', registerMs) };
      await registerAccount({ accounts, rule, settle: step('settled', settleMs) })(registration);
      return [...done];
    };
    expect(await after(1, 20)).toEqual(['registered', 'settled']);
    expect(await after(20, 1)).toEqual(['settled', 'registered']);
  });
});
