import { AppError } from '../../domain/app-error';

/**
 * The SDK gives keys of Google's that it could not fetch the code of a bad token; only its text tells them apart. At its
 * beginning: further on it quotes tokens, in which anybody writes anything.
 */
const NO_KEYS = /^Error (fetching (Json Web|public) keys|while making request)/i;

/** Ends without a word for a token that proves nothing; throws for what is no fault of the token's. */
export function requireRejection(error: unknown, rejections: ReadonlySet<string>): void {
  if (!(error instanceof Error)) throw error;
  if (NO_KEYS.test(error.message)) throw new AppError('UNAVAILABLE', { cause: error });
  if (!('code' in error && rejections.has(String(error.code)))) throw error;
}
