import { AuthFailure, PROVIDER_OUT_OF_REACH } from './auth-error';
import type { FirebaseIdentity } from './firebase-identity';
import type { Identity } from './identity';

type Loaded = { FirebaseIdentity: typeof FirebaseIdentity };

let loading: Promise<Loaded> | null = null;

/** Fetches the SDK once; a fetch that failed is tried again the next time. */
export function loadFirebase(): Promise<Loaded> {
  loading ??= import('./firebase-identity').catch(() => {
    loading = null;
    throw new AuthFailure(PROVIDER_OUT_OF_REACH);
  });
  return loading;
}

/** An identity whose every act waits until the SDK is here. */
export const lazyIdentity = (ready: () => Promise<Identity>): Identity => ({
  signInWith: async (...given) => (await ready()).signInWith(...given),
  signInWithPassword: async (...given) => (await ready()).signInWithPassword(...given),
  register: async (...given) => (await ready()).register(...given),
  sendPasswordReset: async (...given) => (await ready()).sendPasswordReset(...given),
  resendVerification: async (...given) => (await ready()).resendVerification(...given),
  signOut: async () => (await ready()).signOut(),
});
