import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { send } from './support/client';

type Rule = { source: string; headers: { key: string; value: string }[] };

const configured = JSON.parse(readFileSync(join(__dirname, '../../../firebase.json'), 'utf8')) as {
  hosting: { headers: Rule[] };
};
const everywhere = configured.hosting.headers.find(({ source }) => source === '**')?.headers ?? [];

describe('Hosting', () => {
  it.each(['/', '/auth', '/manuals', '/index.html', '/before-app.js', '/no/such/page'])(
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

  it.each(['/', '/manuals'])('has %s asked for anew each time', async (path) => {
    const { headers } = await send('GET', path);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('lets files be kept whose name changes with their content', async () => {
    const page = await send('GET', '/');
    const [file = ''] = /\/assets\/[^"]+\.js/.exec(page.text) ?? [];
    const { status, headers } = await send('GET', file);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('says that a file of another build is not there, instead of sending the page', async () => {
    const { status, text } = await send('GET', '/assets/missing.js');
    expect(status).toBe(404);
    expect(text).toContain('404 Page Not Found');
    expect(text).not.toContain('id="root"');
  });

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
