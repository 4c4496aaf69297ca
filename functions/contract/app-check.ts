/** Carries a token by which Firebase App Check vouches for the app that asks. Asked for where it is enforced. */
export const APP_CHECK_HEADER = 'x-firebase-appcheck';
