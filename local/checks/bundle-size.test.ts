import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

const script = join(__dirname, '../../web/scripts/bundle-size.mjs');
const pages = readdirSync(join(__dirname, '../../web/src/app/routes'))
  .filter((name) => /(?<!\.test)\.tsx$/.test(name))
  .map((name) => `src/app/routes/${name}`);
const onInteraction = [
  'src/app/answer-door.tsx',
  'src/app/layout/language-menu-list.tsx',
  'src/app/layout/menu-drawer.tsx',
  'src/app/layout/user-menu-list.tsx',
  'src/app/layout/vehicle-menu-list.tsx',
  'src/app/new-version/new-version.tsx',
  'src/app/send-failure.ts',
  'src/features/account/emulated-account-dialog.tsx',
  'src/features/account/forgot-password-form.tsx',
  'src/features/account/invitation-info.tsx',
  'src/features/account/offline-notice.tsx',
  'src/features/account/registration-form.tsx',
  'src/features/assistant/answer-article.tsx',
  'src/features/assistant/beyond-card.tsx',
  'src/features/assistant/microphone.tsx',
  'src/features/assistant/missing-answer.tsx',
  'src/features/assistant/question-line.tsx',
  'src/features/assistant/searching-overlay.tsx',
  'src/features/assistant/spoken-answer.ts',
  'src/features/assistant/step-by-step.tsx',
  'src/features/assistant/vehicle-list.tsx',
  'src/features/console/manage-dialogs.tsx',
  'src/features/emergencies/emergencies-entry.tsx',
  'src/features/emergencies/emergencies-panel.tsx',
  'src/features/emergencies/road-steps.tsx',
  'src/features/facts/facts-panel.tsx',
  'src/features/garage/vehicle-dialogs.tsx',
  'src/features/glovebox/glovebox-section.tsx',
  'src/features/glovebox/kept-answers.tsx',
  'src/features/glovebox/kept-notice.tsx',
  'src/features/glovebox/upkeep.tsx',
  'src/features/notifications/ask-due-work.ts',
  'src/features/notifications/notifications-popover.tsx',
  'src/features/page/page-pane.tsx',
  'src/features/plan/plan-panel.tsx',
  'src/features/plan/service-dialog.tsx',
  'src/features/profile/erase-dialog.tsx',
  'src/features/signals/signals-entry.tsx',
  'src/features/signals/signals-panel.tsx',
  'src/firebase/firebase-identity.tsx',
  'src/firebase/sign-out.ts',
  'src/lib/offline/answers.ts',
  'src/lib/offline/wipe.ts',
  'src/lib/mend-answer.ts',
  'src/ui/toast-view.tsx',
];
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
