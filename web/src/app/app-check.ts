import { setAppCheckTokens } from '../lib/api/api-client';

/** Where the build names a site key of reCAPTCHA, calls carry App Check's token. Loaded by the first of them. */
export function startAppCheck(): void {
  if (RECAPTCHA_SITE_KEY === '') return;
  setAppCheckTokens(async () => (await import('../firebase/app-check')).appToken());
}
