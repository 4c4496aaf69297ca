// Prints the JavaScript (gzip) that a page needs before it is painted, from the build's manifest; fails above the budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KILOBYTE = 1000;
/** Budgets in kB: the sign-in page in full, every further page beyond what the sign-in page has loaded. */
const AUTH_BUDGET = 180;
const PAGE_BUDGET = 90;

const dist = join(import.meta.dirname, '..', process.argv[2] ?? 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const page = (name) => `src/app/routes/${name}.tsx`;
const signInCard = 'src/features/account/sign-in-card.tsx';
const layout = 'src/app/layout/app-layout.tsx';

/** The chunks that importing these modules loads. */
function chunksOf(modules, seen = new Set()) {
  for (const name of modules) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest`);
    if (seen.has(name)) continue;
    seen.add(name);
    chunksOf(chunk.imports ?? [], seen);
  }
  return seen;
}

const gzipOf = (name) => {
  const { file } = manifest[name];
  return file.endsWith('.js') ? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length : 0;
};
const kilobytes = (names) => [...names].reduce((sum, name) => sum + gzipOf(name), 0) / KILOBYTE;

const auth = chunksOf(['index.html', page('auth')]);
const beyondAuth = (modules) => [...chunksOf(modules)].filter((name) => !auth.has(name));

let isOver = false;
const report = (label, size, budget) => {
  isOver ||= size > budget;
  const limit =
    budget === Infinity ? '' : `  (budget ${budget} kB)${size > budget ? '  OVER' : ''}`;
  console.log(`${label.padEnd(44)} ${size.toFixed(1).padStart(6)} kB${limit}`);
};

report('/auth before the first paint', kilobytes(auth), AUTH_BUDGET);
report('/auth after it: forms and Firebase', kilobytes(beyondAuth([signInCard])), Infinity);
report('/ in full', kilobytes(chunksOf(['index.html', layout, page('home')])), Infinity);
for (const name of ['home', 'manuals', 'vehicles', 'history']) {
  report(`${name} beyond /auth`, kilobytes(beyondAuth([layout, page(name)])), PAGE_BUDGET);
}
if (isOver) process.exitCode = 1;
