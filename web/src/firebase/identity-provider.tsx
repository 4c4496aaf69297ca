import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { FirebaseIdentity } from './firebase-identity';
import { AuthFailure, PROVIDER_OUT_OF_REACH, type Identity } from './identity';

type Loaded = { FirebaseIdentity: typeof FirebaseIdentity };

let loading: Promise<Loaded> | null = null;

/** Fetches the SDK once; a fetch that failed is tried again the next time. */
function loadFirebase(): Promise<Loaded> {
  loading ??= import('./firebase-identity').catch(() => {
    loading = null;
    throw new AuthFailure(PROVIDER_OUT_OF_REACH);
  });
  return loading;
}

/** An identity whose every act waits until the SDK is here. */
const lazyIdentity = (ready: () => Promise<Identity>): Identity => ({
  signInWith: async (...given) => (await ready()).signInWith(...given),
  signInWithPassword: async (...given) => (await ready()).signInWithPassword(...given),
  register: async (...given) => (await ready()).register(...given),
  sendPasswordReset: async (...given) => (await ready()).sendPasswordReset(...given),
  resendVerification: async (...given) => (await ready()).resendVerification(...given),
  signOut: async () => (await ready()).signOut(),
});

/** A promise and what fulfils it. */
function createArrival() {
  let arrive: (identity: Identity) => void = () => undefined;
  const identity = new Promise<Identity>((resolve) => {
    arrive = resolve;
  });
  return { identity, arrive };
}

/**
 * Gives `useIdentity` its Firebase. The SDK is fetched when somebody approaches what is inside (pointer, finger or
 * focus), so that it is there at the click: browsers open a provider's window only right after one.
 */
export function IdentityProvider({ children }: { children: ReactNode }) {
  const [arrival] = useState(createArrival);
  const [Firebase, setFirebase] = useState<typeof FirebaseIdentity | null>(null);
  const ready = useCallback(async () => {
    const { FirebaseIdentity } = await loadFirebase();
    setFirebase(() => FirebaseIdentity);
    return arrival.identity;
  }, [arrival]);
  const identity = useMemo(() => lazyIdentity(ready), [ready]);
  // Who acts without a network learns it from the act itself.
  const approach = () => void ready().catch(() => undefined);
  return (
    <IdentityContext value={identity}>
      <div style={{ display: 'contents' }} onPointerEnter={approach} onFocus={approach}>
        {children}
      </div>
      {Firebase && <Firebase onReady={arrival.arrive} />}
    </IdentityContext>
  );
}

const IdentityContext = createContext<Identity | null>(null);

/** Who somebody is, according to Firebase, whose SDK comes when it is first needed. Only below IdentityProvider. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (!identity) throw new Error('useIdentity must be used within IdentityProvider');
  return identity;
}
