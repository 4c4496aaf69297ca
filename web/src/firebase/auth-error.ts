/** Code of a failure in which Firebase's server never answered. */
export const PROVIDER_OUT_OF_REACH = 'auth/network-request-failed';

/** A failure as the SDK would report it, of which the SDK itself was not part. */
export class AuthFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'AuthFailure';
    this.code = code;
  }
}

/** Firebase's code of a failure, such as `auth/invalid-credential`; null when it is not Firebase's. */
export function authErrorCode(error: unknown): string | null {
  // By its shape: the SDK's class would bring the SDK along.
  if (!(error instanceof Error && 'code' in error)) return null;
  return typeof error.code === 'string' && error.code.startsWith('auth/') ? error.code : null;
}
