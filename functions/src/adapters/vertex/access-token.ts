import type { GoogleAuth } from 'google-auth-library';
import { notAuthenticated } from './vertex-failure';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';

/** Access tokens of the account that this instance runs as; the library keeps each until it ends. */
export function accessTokens(): () => Promise<string> {
  let auth: Promise<GoogleAuth> | undefined;
  return async () => {
    auth ??= connect();
    const token = await auth.then((known) => known.getAccessToken()).catch(fail);
    return token ?? fail(new Error('the account has no token'));
  };
}

async function connect(): Promise<GoogleAuth> {
  const library = await import('google-auth-library');
  return new library.GoogleAuth({ scopes: SCOPE });
}

const fail = (cause: unknown): never => {
  throw notAuthenticated(cause);
};
