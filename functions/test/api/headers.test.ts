import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { send } from './support/client';

type Rule = { source: string; headers: { key: string; value: string }[] };

const configured = JSON.parse(readFileSync(join(__dirname, '../../../firebase.json'), 'utf8')) as {
  hosting: { headers: Rule[] };
};
const everywhere = configured.hosting.headers.find(({ source }) => source === '**')?.headers ?? [];

describe('Hosting', () => {
  it.each(['/', '/auth', '/index.html', '/first-paint.js', '/no/such/page'])(
    'sends the headers of firebase.json with %s',
    async (path) => {
      const { headers } = await send('GET', path);
      expect(everywhere.length).toBeGreaterThan(5);
      for (const { key, value } of everywhere) {
        // The policy names the suite's own emulators besides.
        const sent = headers.get(key)?.replace(/ http:\/\/127\.0\.0\.1:\d+/g, '');
        expect([key, sent]).toEqual([key, value]);
      }
    },
  );

  it.each(['/api/user', '/api/nothing', '/api/health'])(
    'adds nothing to %s that loosens what the API says',
    async (path) => {
      const { headers } = await send('GET', path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );
});
