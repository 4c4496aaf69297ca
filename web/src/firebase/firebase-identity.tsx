import type { User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { AuthProvider, FirebaseAppProvider, useAuth, useUser } from 'reactfire';
import { firebaseApp } from './app';
import { auth } from './auth';
import { createIdentity } from './create-identity';
import type { Identity } from './identity';

/**
 * Hands over a user only once it is the one who is observed: never the user of before, whatever comes late.
 * `see`: told of everybody who is observed, null when nobody is signed in.
 */
export function createObservedUser<Observed extends { uid: string }>() {
  let current: Observed | null = null;
  const waiting = new Set<{ uid: string; resolve: (user: Observed) => void }>();
  return {
    see(user: Observed | null): void {
      current = user;
      for (const wait of waiting) {
        if (wait.uid !== user?.uid) continue;
        waiting.delete(wait);
        wait.resolve(user);
      }
    },
    /** The user of this id, as soon as it is the one who is signed in. */
    whenSignedIn: (uid: string): Promise<Observed> =>
      current?.uid === uid
        ? Promise.resolve(current)
        : new Promise((resolve) => waiting.add({ uid, resolve })),
  };
}

type Props = { onReady: (identity: Identity) => void };

function Handover({ onReady }: Props) {
  const sdk = useAuth();
  // By its status: with Suspense, reactfire 4 gives the user of before on React 19 (FirebaseExtended/reactfire#793).
  const { status, data } = useUser({ suspense: false });
  const [observed] = useState(createObservedUser<User>);
  useEffect(() => {
    if (status === 'success') observed.see(data);
  }, [status, data, observed]);
  useEffect(() => onReady(createIdentity(sdk, observed.whenSignedIn)), [sdk, observed, onReady]);
  return null;
}

/** Hands over Firebase's identities. Importing this file loads the SDK: a chunk of its own. */
export const FirebaseIdentity = (props: Props) => (
  <FirebaseAppProvider firebaseApp={firebaseApp} suspense={false}>
    <AuthProvider sdk={auth}>
      <Handover {...props} />
    </AuthProvider>
  </FirebaseAppProvider>
);
