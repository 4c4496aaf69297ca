/** What reCAPTCHA and App Check need of the Content-Security-Policy, and nothing else here does. */
export const appCheckSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
};

/** Which of them a policy lacks, as `directive source`. */
export function missingForAppCheck(policy: string): string[] {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  return Object.entries(appCheckSources).flatMap(([name, sources]) =>
    sources
      .filter((source) => !directives.get(name)?.includes(source))
      .map((source) => `${name} ${source}`),
  );
}
