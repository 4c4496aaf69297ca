import { cleanName, DEFAULT_LANGUAGE, MAX_NAME_LENGTH } from '@contract';
import type { UserRecord } from '../ports/records';

type SignIn = Pick<UserRecord, 'id' | 'email' | 'displayName' | 'authMethod'>;

/** An owner at the first sign-in. */
export function newUser(signIn: SignIn, createdAt: Date): UserRecord {
  const username = signIn.email.slice(0, signIn.email.lastIndexOf('@'));
  return {
    ...signIn,
    username,
    displayName: cleanName(signIn.displayName.slice(0, MAX_NAME_LENGTH)) || username,
    preferredLanguage: DEFAULT_LANGUAGE,
    onboardingStep: 0,
    onboardingCompleted: false,
    createdAt,
  };
}
