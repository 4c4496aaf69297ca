import type { FakeServer } from './fake-api';

const TOOLKIT = 'https://identitytoolkit.googleapis.com/v1/accounts';

const toolkit = (call: string): RegExp => new RegExp(`^${TOOLKIT}:${call}\\?`);

const base64 = (value: unknown): string => btoa(JSON.stringify(value));

/** An ID token as the SDK reads it; nobody checks its signature here. */
const tokenOf = (email: string): string => {
  const now = Math.floor(Date.now() / 1000);
  return `${base64({ alg: 'none' })}.${base64({ sub: email, email, iat: now, exp: now + 3600 })}.`;
};

const session = (email: string) => ({
  localId: email,
  email,
  idToken: tokenOf(email),
  refreshToken: 'refresh',
  expiresIn: '3600',
});

const refusal = (message: string): Response =>
  Response.json({ error: { code: 400, message, errors: [] } }, { status: 400 });

const emailOf = (body: unknown): string => (body as { email: string }).email;

/** Passwords by e-mail. */
type FakeAccounts = Map<string, string>;

/** Google's side of the Firebase SDK, which runs for real in tests: the accounts that exist, and the e-mails sent. */
export function fakeFirebase(server: FakeServer, accounts: FakeAccounts = new Map()) {
  const sentEmails: { requestType: string }[] = [];
  server.onUrl('POST', toolkit('signInWithPassword'), (body) => {
    const { email, password } = body as { email: string; password: string };
    if (accounts.get(email) !== password) return refusal('INVALID_LOGIN_CREDENTIALS');
    return Response.json(session(email));
  });
  server.onUrl('POST', toolkit('signUp'), (body) => {
    const { email, password } = body as { email: string; password: string };
    if (accounts.has(email)) return refusal('EMAIL_EXISTS');
    accounts.set(email, password);
    return Response.json(session(email));
  });
  server.onUrl('POST', toolkit('lookup'), (body) => {
    const { idToken } = body as { idToken: string };
    const claims = JSON.parse(atob(idToken.split('.')[1] ?? '')) as { email: string };
    return Response.json({ users: [{ localId: claims.email, email: claims.email }] });
  });
  server.onUrl('POST', toolkit('update'), (body) => Response.json(body));
  server.onUrl('POST', toolkit('sendOobCode'), (body) => {
    const { requestType } = body as { requestType: string };
    if (requestType === 'PASSWORD_RESET' && !accounts.has(emailOf(body))) {
      return refusal('EMAIL_NOT_FOUND');
    }
    sentEmails.push({ requestType });
    return Response.json({ email: 'sent' });
  });
  return {
    accounts,
    sentEmails,
    /** Google refuses every further call with this code. */
    refuse: (message: string) => server.onUrl('POST', toolkit('\\w+'), () => refusal(message)),
    /** The network lets nothing through to Google any more. */
    goOutOfReach: () =>
      server.onUrl('POST', toolkit('\\w+'), () => {
        throw new TypeError('Failed to fetch');
      }),
  };
}
