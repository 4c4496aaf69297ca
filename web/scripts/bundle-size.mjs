// Prints the JavaScript (gzip) that each page loads by itself, from the build's manifest; fails above the budget, or when
// a page of src/app/routes is not part of the build.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const KILOBYTE = 1000;
/** Budgets in kB: the sign-in page in full, every further page beyond what the sign-in page has loaded. */
const AUTH_BUDGET = 180;
const PAGE_BUDGET = 90;

const web = join(import.meta.dirname, '..');
const ROUTES = 'src/app/routes';
const LAYOUT = 'src/app/layout/app-layout.tsx';
const WITHOUT_LAYOUT = [
  'account-erased',
  'invitation',
  'legal-notice',
  'monitor',
  'not-found',
  'onboarding',
  'privacy',
];
/** What only comes once somebody does something, or rests. Every other dynamic import counts as loaded with its page. */
const ON_INTERACTION = [
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
  'src/features/assistant/version-choice.tsx',
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

const dist = resolve(web, process.argv[2] ?? 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const pageFile = (name) => `${ROUTES}/${name}.tsx`;
const pages = readdirSync(join(web, ROUTES))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => file.slice(0, -'.tsx'.length));
// The build joins the frame with the home page (vite.config.ts), and the manifest then knows both by that name only.
const own = Object.keys(manifest).find((name) => manifest[name].name === 'own');
const chunkOf = (module) =>
  manifest[module] || (module !== LAYOUT && module !== pageFile('home')) ? module : own;
const separate = new Set([...pages.map(pageFile), LAYOUT, own, ...ON_INTERACTION]);

/** The chunks that showing these modules loads without anybody doing anything. */
function chunksOf(modules, seen = new Set()) {
  for (const name of modules.map(chunkOf)) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest`);
    if (seen.has(name)) continue;
    seen.add(name);
    const byItself = (chunk.dynamicImports ?? []).filter((module) => !separate.has(module));
    chunksOf([...(chunk.imports ?? []), ...byItself], seen);
  }
  return seen;
}

const gzipOf = (name) => {
  const { file } = manifest[name];
  return file.endsWith('.js') ? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length : 0;
};
const kilobytes = (names) => [...names].reduce((sum, name) => sum + gzipOf(name), 0) / KILOBYTE;

// The build joins the sign-in page with the entry (vite.config.ts), and the manifest then knows it no more.
const authPage = manifest[pageFile('auth')] ? [pageFile('auth')] : [];
const auth = chunksOf(['index.html', ...authPage]);
const beyondAuth = (modules) => [...chunksOf(modules)].filter((name) => !auth.has(name));

let isOver = false;
const report = (label, size, budget) => {
  isOver ||= size > budget;
  const limit = `(budget ${budget} kB)${size > budget ? '  OVER' : ''}`;
  console.log(`${label.padEnd(28)} ${size.toFixed(1).padStart(6)} kB  ${limit}`);
};

ON_INTERACTION.forEach((module) => chunksOf([module]));
report('auth in full', kilobytes(auth), AUTH_BUDGET);
for (const name of pages.filter((page) => page !== 'auth')) {
  const frame = WITHOUT_LAYOUT.includes(name) ? [] : [LAYOUT];
  report(`${name} beyond auth`, kilobytes(beyondAuth([...frame, pageFile(name)])), PAGE_BUDGET);
}
if (isOver) process.exitCode = 1;
