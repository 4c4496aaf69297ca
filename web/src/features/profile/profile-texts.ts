import { UNKNOWN } from '../../lib/format';

const languageNames: Record<string, string> = { es: 'Español' };

export const languageName = (language: string): string => languageNames[language] ?? UNKNOWN;

/** Sign-in methods by Firebase's names of them. */
const methodNames: Record<string, string> = {
  password: 'Correo y contraseña',
  'google.com': 'Google',
  'facebook.com': 'Facebook',
  'apple.com': 'Apple',
  'twitter.com': 'Twitter',
};

export const methodName = (authMethod: string): string => methodNames[authMethod] ?? UNKNOWN;
