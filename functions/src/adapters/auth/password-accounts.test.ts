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

  it('has Firebase send its mails, in Spanish', async () => {
    const sent = { status: 200, body: {} };
    const asked = answering(sent, sent);
    await accounts.sendConfirmation('token');
    await accounts.sendPasswordReset('ana@guantera.test');
    const bodies = asked.mock.calls.map(([, init]) => init?.body);
    expect(bodies).toEqual([
      '{"requestType":"VERIFY_EMAIL","idToken":"token"}',
      '{"requestType":"PASSWORD_RESET","email":"ana@guantera.test"}',
    ]);
    for (const [url, init] of asked.mock.calls) {
      expect(url).toContain('accounts:sendOobCode');
      expect(init?.headers).toMatchObject({ 'x-firebase-locale': 'es' });
    }
  });
});
