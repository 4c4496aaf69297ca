import type { SignInProvider } from '../../firebase/identity';

/** A way to sign in: one of the providers, or e-mail and password. */
export type SignInMethod = SignInProvider | 'email';

export const providerNames: Record<SignInProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
  twitter: 'Twitter',
};

/** What is said of a failed sign-in when nothing better is known. */
const defaultSentence: Record<SignInMethod, string> = {
  google: 'No hemos podido iniciar sesión con Google. Inténtalo de nuevo.',
  facebook: 'No hemos podido iniciar sesión con Facebook. Inténtalo de nuevo.',
  apple: 'No hemos podido iniciar sesión con Apple. Inténtalo de nuevo.',
  twitter: 'No hemos podido iniciar sesión con Twitter. Inténtalo de nuevo.',
  email: 'No hemos podido iniciar sesión con tu correo. Inténtalo de nuevo.',
};

export const WRONG_CREDENTIALS = 'El correo o la contraseña no son correctos.';

/** Firebase's codes in words. None of them tells whether an address has an account. */
const sentences: Record<string, string> = {
  'auth/invalid-credential': WRONG_CREDENTIALS,
  'auth/user-not-found': WRONG_CREDENTIALS,
  'auth/wrong-password': WRONG_CREDENTIALS,
  'auth/user-disabled': WRONG_CREDENTIALS,
  'auth/popup-closed-by-user': 'Has cerrado la ventana antes de terminar.',
  'auth/cancelled-popup-request': 'Has abierto otra ventana antes de terminar.',
  'auth/popup-blocked':
    'Tu navegador ha bloqueado la ventana. Permítela para este sitio e inténtalo de nuevo.',
  'auth/account-exists-with-different-credential':
    'La primera vez entraste con otro método. Usa el mismo para iniciar sesión.',
  'auth/too-many-requests':
    'Demasiados intentos seguidos. Espera unos minutos e inténtalo de nuevo.',
  'auth/network-request-failed': 'No hay conexión. Comprueba tu red e inténtalo de nuevo.',
  'auth/weak-password': 'La contraseña es demasiado fácil de adivinar. Elige otra más larga.',
};

export const signInSentence = (code: string | null, method: SignInMethod): string =>
  (code && sentences[code]) ?? defaultSentence[method];

const REGISTRATION_FAILED = 'No hemos podido crear tu cuenta. Inténtalo de nuevo.';
const LINK_FAILED = 'No hemos podido enviarte el enlace. Inténtalo de nuevo.';

export const registrationSentence = (code: string | null): string =>
  (code && sentences[code]) ?? REGISTRATION_FAILED;

export const linkSentence = (code: string | null): string =>
  (code && sentences[code]) ?? LINK_FAILED;
