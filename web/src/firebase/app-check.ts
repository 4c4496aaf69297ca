import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from './firebase-app';

/** Who blocks reCAPTCHA must not wait for ever, and only once: the server says why it refuses. */
const PATIENCE_MS = 10_000;
const NO_PATIENCE_MS = 100;
let patienceMs = PATIENCE_MS;

const appCheck = initializeAppCheck(firebaseApp, {
  provider: new ReCaptchaEnterpriseProvider(RECAPTCHA_SITE_KEY),
  isTokenAutoRefreshEnabled: true,
});

function outOfPatience(): { over: Promise<never>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('App Check did not answer')), patienceMs);
  });
  return { over, stop: () => clearTimeout(timer) };
}

/** A token by which Google vouches that this page asks. The SDK keeps it until shortly before it expires. */
export async function appToken(): Promise<string> {
  const { over, stop } = outOfPatience();
  try {
    const { token } = await Promise.race([getToken(appCheck), over]);
    patienceMs = PATIENCE_MS;
    return token;
  } catch (error) {
    patienceMs = NO_PATIENCE_MS;
    throw error;
  } finally {
    stop();
  }
}
