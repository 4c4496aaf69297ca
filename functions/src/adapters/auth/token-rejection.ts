import { AppError } from '../../domain/faults/app-error';

/**
 * The SDK gives keys of Google's that it could not fetch the code of a bad token; only its text tells them apart. At its
 * beginning: further on it quotes tokens, in which anybody writes anything.
 */
const NO_KEYS = /^Error (fetching (Json Web|public) keys|while making request)/i;

/** How the SDK says that Google did not answer what it asked about an account. */
const NO_ANSWER = new Set(['auth/internal-error', 'app/network-error', 'app/network-timeout']);

/** Ends without a word for a token that proves nothing; throws for what is no fault of the token's. */
export function requireRejection(error: unknown, rejections: ReadonlySet<string>): void {
  if (!(error instanceof Error)) throw error;
  const code = 'code' in error ? String(error.code) : '';
  if (NO_KEYS.test(error.message) || NO_ANSWER.has(code)) {
    throw new AppError('UNAVAILABLE', { cause: error });
  }
  if (!rejections.has(code)) throw error;
}
