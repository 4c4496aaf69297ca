import * as z from 'zod/mini';

/** The only reader of `import.meta.env`: jest cannot parse it, so tests map this file to `env.stub.ts`. */
const schema = z.object({
  VITE_FIREBASE_API_KEY: z.string().check(z.minLength(1)),
  VITE_FIREBASE_AUTH_DOMAIN: z.string().check(z.minLength(1)),
  VITE_FIREBASE_PROJECT_ID: z.string().check(z.minLength(1)),
  VITE_FIREBASE_APP_ID: z.string().check(z.minLength(1)),
  VITE_EMULATOR: z._default(z.enum(['true', 'false']), 'false'),
});

const variables = schema.parse(import.meta.env);

// The suite's ports of Hosting and Auth; PORT_OFFSET moves both by the same distance.
const HOSTING_PORT = 5000;
const AUTH_PORT = 9099;

export const env = {
  firebase: {
    apiKey: variables.VITE_FIREBASE_API_KEY,
    authDomain: variables.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: variables.VITE_FIREBASE_PROJECT_ID,
    appId: variables.VITE_FIREBASE_APP_ID,
  },
  /** Address of the Auth emulator when this build is for the local suite, otherwise null. */
  authEmulator:
    variables.VITE_EMULATOR === 'true'
      ? `http://127.0.0.1:${AUTH_PORT + Number(window.location.port) - HOSTING_PORT}`
      : null,
};
