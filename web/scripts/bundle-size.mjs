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
const ON_INTERACTION = JSON.parse(
  readFileSync(new URL('on-interaction.json', import.meta.url), 'utf8'),
);

/** What the page runs before the app (index.html). */
const BEFORE_APP = 'before-app.js';

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

/** As Hosting compresses at least, and as the journey of the first load counts (e2e/first-load.spec.ts). */
const gzipOfFile = (file) => gzipSync(readFileSync(join(dist, file))).length;
const gzipOf = (name) => {
  const { file } = manifest[name];
  return file.endsWith('.js') ? gzipOfFile(file) : 0;
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
report('auth in full', kilobytes(auth) + gzipOfFile(BEFORE_APP) / KILOBYTE, AUTH_BUDGET);
for (const name of pages.filter((page) => page !== 'auth')) {
  const frame = WITHOUT_LAYOUT.includes(name) ? [] : [LAYOUT];
  report(`${name} beyond auth`, kilobytes(beyondAuth([...frame, pageFile(name)])), PAGE_BUDGET);
}
if (isOver) process.exitCode = 1;
