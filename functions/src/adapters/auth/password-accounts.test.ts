import { identityToolkit } from './password-accounts';

const credentials = { email: 'ana@guantera.test', password: 'secreta' };
const accounts = identityToolkit('the key', '127.0.0.1:9099');

/** Identity Toolkit as it answers, one answer per call. */
function answering(...answers: { status: number; body: unknown }[]) {
  const asked = jest.spyOn(globalThis, 'fetch').mockReset();
  for (const { status, body } of answers) {
    asked.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  }
  return asked;
}

const refusal = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });
const token = { status: 200, body: { idToken: 'token' } };
const urlOf = (asked: ReturnType<typeof answering>, call: number) =>
  asked.mock.calls[call]?.[0] as string;

describe('identityToolkit', () => {
  afterAll(() => jest.restoreAllMocks());

  it('signs in for an ID token', async () => {
    const asked = answering(token);
    expect(await accounts.signIn(credentials)).toBe('token');
    expect(urlOf(asked, 0)).toBe(
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=the%20key',
    );
  });

  it('asks Google where no emulator is named', async () => {
    const asked = answering(token);
    await identityToolkit('k').signIn(credentials);
    expect(urlOf(asked, 0)).toMatch(/^https:\/\/identitytoolkit\.googleapis\.com\/v1\/accounts:/);
  });

  it.each(['INVALID_LOGIN_CREDENTIALS', 'EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'USER_DISABLED'])(
    'takes %s for a wrong combination',
    async (message) => {
      answering(refusal(message));
      expect(await accounts.signIn(credentials)).toBeNull();
    },
  );

  it('passes on that there were too many attempts', async () => {
    answering(refusal('TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account is disabled.'));
    await expect(accounts.signIn(credentials)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it.each([
    ['an unknown refusal', refusal('API_KEY_INVALID')],
    ['a page instead of JSON', { status: 502, body: 'Bad gateway' }],
  ])('is unavailable with %s', async (_what, answer) => {
    answering(answer);
    await expect(accounts.signIn(credentials)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is unavailable when nobody answers', async () => {
    jest.spyOn(globalThis, 'fetch').mockReset().mockRejectedValue(new TypeError('fetch failed'));
    await expect(accounts.signIn(credentials)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('registers and has the address verified', async () => {
    const asked = answering(token, { status: 200, body: {} });
    await accounts.register(credentials);
    expect(urlOf(asked, 0)).toContain('accounts:signUp');
    expect(urlOf(asked, 1)).toContain('accounts:sendOobCode');
    expect(asked.mock.calls[1]?.[1]?.body).toBe('{"requestType":"VERIFY_EMAIL","idToken":"token"}');
  });

  it('sends the mail again to who registers twice and never confirmed', async () => {
    const unconfirmed = { status: 200, body: { users: [{ emailVerified: false }] } };
    const sent = { status: 200, body: {} };
    const asked = answering(refusal('EMAIL_EXISTS'), token, unconfirmed, sent);
    await accounts.register(credentials);
    expect(urlOf(asked, 3)).toContain('accounts:sendOobCode');
  });

  it('sends nothing when the address is confirmed or another’s', async () => {
    const confirmed = { status: 200, body: { users: [{ emailVerified: true }] } };
    const own = answering(refusal('EMAIL_EXISTS'), token, confirmed);
    await accounts.register(credentials);
    expect(own).toHaveBeenCalledTimes(3);
    const others = answering(refusal('EMAIL_EXISTS'), refusal('INVALID_LOGIN_CREDENTIALS'));
    await accounts.register(credentials);
    expect(others).toHaveBeenCalledTimes(2);
  });

  it('says when Google finds a password too weak', async () => {
    answering(refusal('WEAK_PASSWORD : Password should be at least 6 characters'));
    await expect(accounts.register(credentials)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      details: [{ path: 'password' }],
    });
  });
});
