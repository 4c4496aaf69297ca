import { getAppCheck } from 'firebase-admin/app-check';
import type { App } from 'firebase-admin/app';
import type { AppTokens } from '../../domain/ports/sessions';
import { requireRejection } from './token-rejection';

const REJECTIONS = new Set(['app-check/invalid-argument', 'app-check/app-check-token-expired']);

/** App Check's tokens, against the keys that Google publishes; the SDK keeps those for six hours. */
export function firebaseAppTokens(app?: App): AppTokens {
  const appCheck = getAppCheck(app);
  return {
    async isOurs(token) {
      try {
        await appCheck.verifyToken(token);
        return true;
      } catch (error) {
        requireRejection(error, REJECTIONS);
        return false;
      }
    },
  };
}
