/** What tests see in place of `env.ts`. */
export const env = {
  firebase: { apiKey: 'test', authDomain: 'test.invalid', projectId: 'demo-test', appId: 'test' },
  authEmulator: null as string | null,
};
