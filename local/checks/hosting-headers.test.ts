import { readFileSync } from 'node:fs';
import { localHeaders } from '../suite/firebase-config';
import { appCheckSources, missingForAppCheck } from '../../web/app-check-policy';
import { fromRoot } from '../suite/paths';

type Rule = { source: string; headers: { key: string; value: string }[] };

const { hosting } = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as {
  hosting: { headers: Rule[] };
};
const page = readFileSync(fromRoot('web/index.html'), 'utf8').replace(/<!--.*?-->/gs, '');

const headersOf = (rules: readonly Rule[]): Record<string, string> =>
  Object.fromEntries(
    rules
      .filter(({ source }) => source === '**')
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );

const policyOf = (rules: readonly Rule[]): Map<string, string[]> =>
  new Map(
    (headersOf(rules)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the headers of every page', () => {
  it.each([
    ['Strict-Transport-Security', /^max-age=(\d{8,}); includeSubDomains$/],
    ['X-Content-Type-Options', /^nosniff$/],
    ['X-Frame-Options', /^DENY$/],
    ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
    [
      'Permissions-Policy',
      /^camera=\(\), microphone=\(self\), geolocation=\(self\), screen-wake-lock=\(self\), payment=\(\), usb=\(\)/,
    ],
    // `same-origin` alone would cut the sign-in popups off from their opener.
    ['Cross-Origin-Opener-Policy', /^same-origin-allow-popups$/],
  ])('hold %s', (name, value) => {
    expect(headersOf(hosting.headers)[name]).toMatch(value);
  });

  it('let scripts come from files of ours and of Google’s sign-in only', () => {
    const sources = policyOf(hosting.headers).get('script-src') ?? [];
    // Who configures App Check adds reCAPTCHA (docs/decisions/0018).
    const fixed = sources.filter((source) => !appCheckSources['script-src']?.includes(source));
    expect(fixed).toEqual(["'self'", 'https://apis.google.com']);
  });

  it('are enough for App Check only with all that it needs', () => {
    const closed = "default-src 'none'; script-src 'self'; connect-src 'self'";
    const without = (left: string): string =>
      Object.entries(appCheckSources)
        .filter(([name]) => name !== left)
        .map(([name, sources]) => `${name} 'self' ${sources.join(' ')}`)
        .join('; ');
    expect(missingForAppCheck(closed)).toHaveLength(6);
    expect(missingForAppCheck(without('nothing'))).toEqual([]);
    expect(missingForAppCheck(without('frame-src'))).toEqual([
      'frame-src https://www.google.com/recaptcha/',
      'frame-src https://recaptcha.google.com/recaptcha/',
    ]);
  });

  it.each([
    ['default-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['form-action', ["'self'"]],
    ['img-src', ["'self'", 'data:', 'blob:']],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
  ])('close %s', (directive, sources) => {
    expect(policyOf(hosting.headers).get(directive)).toEqual(sources);
  });

  it('give speech, position and a waking screen to pages of ours alone', () => {
    const policy = headersOf(hosting.headers)['Permissions-Policy'] ?? '';
    const given = policy.split(', ').filter((feature) => !feature.endsWith('=()'));
    expect(given).toEqual(
      ['microphone', 'geolocation', 'screen-wake-lock'].map((feature) => `${feature}=(self)`),
    );
  });

  it('have pages and the service worker asked for anew each time', () => {
    const rules = hosting.headers.filter(({ headers }) =>
      headers.some(({ key }) => key === 'Cache-Control'),
    );
    expect(headersOf(hosting.headers)['Cache-Control']).toBe('no-cache');
    // Whatever else says how long something is kept is about calls, and about files whose names change with their content.
    expect(rules.map(({ source }) => source.replace(/^\/(api|assets)\/.*/, '$1'))).toEqual([
      '**',
      'api',
      'api',
      'assets',
    ]);
  });

  it('name no plain http, no wildcard and no inline script', () => {
    for (const [name, sources] of policyOf(hosting.headers)) {
      expect(sources).not.toContain('*');
      expect(sources.filter((source) => /^http:|unsafe-eval/.test(source))).toEqual([]);
      if (name !== 'style-src') expect(sources).not.toContain("'unsafe-inline'");
    }
  });

  it('differ in the local suite by the emulators’ addresses alone', () => {
    const local = localHeaders(hosting.headers, { auth: 9099, gateway: 9200 });
    const connect = policyOf(local).get('connect-src') ?? [];
    const emulators = ['http://127.0.0.1:9099', 'http://127.0.0.1:9200'];
    expect(connect).toEqual(expect.arrayContaining(emulators));
    const without = (sources: string[]) => sources.filter((one) => !emulators.includes(one));
    expect(without(connect)).toEqual(policyOf(hosting.headers).get('connect-src'));
    expect({ ...headersOf(local), 'Content-Security-Policy': '' }).toEqual({
      ...headersOf(hosting.headers),
      'Content-Security-Policy': '',
    });
  });
});

describe('the page itself', () => {
  it('holds no script, handler or address that the policy would have to allow', () => {
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
    expect(page).not.toMatch(/\son\w+=|="javascript:/i);
    expect(page).not.toMatch(/(src|href)="https?:/);
  });
});
