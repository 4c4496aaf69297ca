import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { createPatience } from '../lib/patience';
import { firebaseApp } from './app';

const appCheck = initializeAppCheck(firebaseApp, {
  provider: new ReCaptchaEnterpriseProvider(RECAPTCHA_SITE_KEY),
  isTokenAutoRefreshEnabled: true,
});

/** Without a token the server says why it refuses. */
const patiently = createPatience('App Check');

/** A token by which Google vouches that this page asks. The SDK keeps it until shortly before it expires. */
export const appToken = async (): Promise<string> => (await patiently(getToken(appCheck))).token;
