/** The providers of identities, by the names that our code uses. No SDK here: the sign-in page shows them before it comes. */
export const signInProviders = ['google', 'facebook', 'apple', 'twitter'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** What a provider's window would bring back in the local suite. */
export type EmulatedAccount = { email: string; displayName: string };
