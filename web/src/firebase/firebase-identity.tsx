import type { User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { AuthProvider, FirebaseAppProvider, useAuth, useUser } from 'reactfire';
import { auth } from './app';
import { firebaseApp } from './firebase-app';
import { createIdentity } from './create-identity';
import type { Identity } from './identity';
import { createObservedUser } from './observed-user';

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
