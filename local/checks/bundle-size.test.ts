import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

const script = join(__dirname, '../../web/scripts/bundle-size.mjs');
const pages = readdirSync(join(__dirname, '../../web/src/app/routes'))
  .filter((name) => /(?<!\.test)\.tsx$/.test(name))
  .map((name) => `src/app/routes/${name}`);
const onInteraction = JSON.parse(
  readFileSync(join(__dirname, '../../web/scripts/on-interaction.json'), 'utf8'),
) as string[];
const small: Chunk = { file: 'small.js' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guantera-size-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build of which every page is small, but for what a test changes. Nothing in it can be compressed. */
function measure(change: (manifest: Manifest) => void) {
  const names = ['index.html', 'src/app/layout/app-layout.tsx', ...pages, ...onInteraction];
  const manifest: Manifest = Object.fromEntries(names.map((name) => [name, { ...small }]));
  change(manifest);
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'small.js'), randomBytes(1000));
  writeFileSync(join(folder, 'large.js'), randomBytes(100_000));
  writeFileSync(join(folder, 'before-app.js'), randomBytes(100));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder]);
  return { status, output: `${String(stdout)}${String(stderr)}` };
}

const large = { file: 'large.js' };

describe('the budget of JavaScript', () => {
  it('holds when every page is small', () => {
    expect(measure(() => undefined)).toMatchObject({ status: 0 });
  });

  it('counts what the sign-in page shares only once', () => {
    const { status } = measure((manifest) => {
      manifest._large = large;
      manifest['index.html']!.imports = ['_large'];
      manifest['src/app/routes/manuals.tsx']!.imports = ['_large'];
    });
    expect(status).toBe(0);
  });

  it('fails when a page is too large', () => {
    const { status, output } = measure((manifest) => {
      manifest['src/app/routes/manuals.tsx'] = large;
    });
    expect(status).toBe(1);
    expect(output).toMatch(/manuals.*OVER/);
  });

  it('counts what a page fetches by itself, not what waits for the owner', () => {
    const { status, output } = measure((manifest) => {
      manifest['src/ui/chart.tsx'] = large;
      manifest['src/ui/toast-view.tsx'] = large;
      manifest['src/app/routes/manuals.tsx']!.dynamicImports = ['src/ui/toast-view.tsx'];
      manifest['src/app/routes/vehicles.tsx']!.dynamicImports = ['src/ui/chart.tsx'];
    });
    expect(status).toBe(1);
    expect(output).toMatch(/vehicles.*OVER/);
    expect(output).not.toMatch(/manuals.*OVER/);
  });

  it('counts the chunk that joins the frame with the home page for every page within the frame', () => {
    const { status, output } = measure((manifest) => {
      delete manifest['src/app/layout/app-layout.tsx'];
      delete manifest['src/app/routes/home.tsx'];
      manifest['_own.js'] = { ...large, name: 'own' };
    });
    expect(status).toBe(1);
    expect(output).toMatch(/home.*OVER/);
    expect(output).toMatch(/manuals.*OVER/);
    expect(output).not.toMatch(/monitor.*OVER/);
  });

  it('fails when a page is not part of the build', () => {
    const { status, output } = measure((manifest) => {
      delete manifest['src/app/routes/manuals.tsx'];
    });
    expect(status).toBe(1);
    expect(output).toContain('src/app/routes/manuals.tsx is not in the manifest');
  });
});
