import { firebaseAppTokens } from '../adapters/auth/app-tokens';
import { verifyApp } from '../usecases/verify-app';
import { firebase } from './firebase';
import { once } from './once';

/** Checks the token that App Check gave to an app. */
export const verifyByAppCheck = once(() => {
  // Connects the app that the SDK takes by default.
  firebase();
  return verifyApp({ appTokens: firebaseAppTokens() });
});
