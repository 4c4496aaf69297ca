import {
  createUserWithEmailAndPassword,
  FacebookAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  TwitterAuthProvider,
  updateProfile,
  type Auth,
  type AuthProvider,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { EmulatedAccount, Identity, Proof, SignInProvider } from './identity';

function googleProvider(): AuthProvider {
  const provider = new GoogleAuthProvider();
  provider.addScope('profile');
  return provider;
}

const providerOf: Record<SignInProvider, () => AuthProvider> = {
  google: googleProvider,
  facebook: () => new FacebookAuthProvider(),
  apple: () => new OAuthProvider('apple.com'),
  twitter: () => new TwitterAuthProvider(),
};

/** Opens the provider's window; the SDK's own size is the specification's 500 by 600. */
const signInInPopup = (auth: Auth, provider: SignInProvider): Promise<UserCredential> =>
  signInWithPopup(auth, providerOf[provider]());

/** What a popup would bring back: the Auth emulator accepts unsigned claims, and its popup needs the internet. */
function signInEmulated(
  auth: Auth,
  provider: SignInProvider,
  { email, displayName }: EmulatedAccount,
): Promise<UserCredential> {
  const { providerId } = providerOf[provider]();
  const claims = { sub: `${providerId}:${email}`, email, email_verified: true, name: displayName };
  const credential = new OAuthProvider(providerId).credential({ idToken: JSON.stringify(claims) });
  return signInWithCredential(auth, credential);
}

const proofOf = async (user: User): Promise<Proof> => ({
  idToken: await user.getIdToken(),
  email: user.email,
});

/**
 * Who somebody is, according to Firebase. `whenSignedIn` gives the user of an id when that one is observed as signed in:
 * proof is taken of nobody else.
 */
export const createIdentity = (
  auth: Auth,
  whenSignedIn: (uid: string) => Promise<User>,
): Identity => ({
  async signInWith(provider, emulated) {
    const { user } = emulated
      ? await signInEmulated(auth, provider, emulated)
      : await signInInPopup(auth, provider);
    return proofOf(await whenSignedIn(user.uid));
  },
  async signInWithPassword(email, password) {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return proofOf(await whenSignedIn(user.uid));
  },
  async register({ email, password, displayName }) {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    if (displayName) await updateProfile(user, { displayName });
    await sendEmailVerification(user);
  },
  sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
  async resendVerification(email, password) {
    try {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      await sendEmailVerification(user);
    } finally {
      await signOut(auth);
    }
  },
  signOut: () => signOut(auth),
});
