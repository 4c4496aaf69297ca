import { getAppCheck } from 'firebase-admin/app-check';
import type { App } from 'firebase-admin/app';
import { AppError } from '../../domain/app-error';
import type { AppTokens } from '../../domain/session-ports';

const REJECTIONS = new Set(['app-check/invalid-argument', 'app-check/app-check-token-expired']);
/** The SDK gives keys that it could not fetch the code of a bad token; only its text tells them apart. */
const NO_KEYS = /Error fetching Json Web Keys/;

/** App Check's tokens, against the keys that Google publishes; the SDK keeps those for six hours. */
export function firebaseAppTokens(app?: App): AppTokens {
  const appCheck = getAppCheck(app);
  return {
    async isOurs(token) {
      try {
        await appCheck.verifyToken(token);
        return true;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        if (NO_KEYS.test(error.message)) throw new AppError('UNAVAILABLE', { cause: error });
        if ('code' in error && REJECTIONS.has(String(error.code))) return false;
        throw error;
      }
    },
  };
}
