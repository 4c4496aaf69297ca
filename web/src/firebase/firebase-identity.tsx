import { useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider, useAuth } from 'reactfire';
import { auth } from './app';
import { firebaseApp } from './firebase-app';
import { createIdentity } from './create-identity';
import type { Identity } from './identity';

type Props = { onReady: (identity: Identity) => void };

function Handover({ onReady }: Props) {
  const sdk = useAuth();
  useEffect(() => onReady(createIdentity(sdk)), [sdk, onReady]);
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
