/**
 * Site key of reCAPTCHA Enterprise for App Check; empty: none. Written over by the build (vite.config.ts), so that one
 * without a key leaves out what stands on it.
 */
declare const RECAPTCHA_SITE_KEY: string;
