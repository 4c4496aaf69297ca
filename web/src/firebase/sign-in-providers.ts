import {
  FacebookAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  signInWithCredential,
  signInWithPopup,
  TwitterAuthProvider,
  type Auth,
  type AuthProvider,
  type UserCredential,
} from 'firebase/auth';
import type { EmulatedAccount, SignInProvider } from './providers';

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
export const signInInPopup = (auth: Auth, provider: SignInProvider): Promise<UserCredential> =>
  signInWithPopup(auth, providerOf[provider]());

/** What a popup would bring back: the Auth emulator accepts unsigned claims, and its popup needs the internet. */
export function signInEmulated(
  auth: Auth,
  provider: SignInProvider,
  { email, displayName }: EmulatedAccount,
): Promise<UserCredential> {
  const { providerId } = providerOf[provider]();
  const claims = { sub: `${providerId}:${email}`, email, email_verified: true, name: displayName };
  const credential = new OAuthProvider(providerId).credential({ idToken: JSON.stringify(claims) });
  return signInWithCredential(auth, credential);
}
