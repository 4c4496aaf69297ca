/**
 * Lighthouse on the pages that owners meet first: `/auth` (signed out) and `/` (signed in), headless Chromium, mobile
 * emulation with Lighthouse's own throttling, the median of three runs. Fails below performance 90, accessibility 100
 * or best practices 100. Other work on the machine costs performance: blocking time is measured, not simulated.
 * The build is the one of `npm start`: `vite build --mode emulator`, which differs from a deployed one only in the
 * project that it names and in the button of the demonstration account. Nothing leaves this machine.
 * Run: npm run bench:lighthouse (a suite of its own; GUANTERA_URL names one that runs already).
 */
import { findChromium } from '../local/find-chromium';
import { demoOwner } from '../local/seed/demo-owner';
import { Browser } from './lighthouse-browser';
import { categories, medianOf, type Report } from './lighthouse-report';
import { onSuite } from './own-suite';

const RUNS = 3;
const TARGETS = { performance: 90, accessibility: 100, 'best-practices': 100 } as const;

async function measure(address: string): Promise<Report[]> {
  const executable = await findChromium();
  if (executable === null) throw new Error('no Chromium runs here: set CHROMIUM_PATH');
  const reports: Report[] = [];
  for (const path of ['/auth', '/']) {
    const runs: Report[] = [];
    for (let run = 0; run < RUNS; run++) {
      const browser = await Browser.launch(executable);
      try {
        if (path === '/') await browser.signIn(address, demoOwner);
        runs.push(await browser.audit(address, path));
      } finally {
        await browser.close();
      }
    }
    reports.push(medianOf(runs));
  }
  return reports;
}

/** Prints a row for each page and what cost it points; true when every target is met. */
function print(reports: readonly Report[]): boolean {
  let isMet = true;
  const head = ['page', ...categories, 'FCP', 'LCP', 'TBT', 'CLS', 'scripts'];
  console.log(head.map((word) => word.padStart(14)).join(' '));
  for (const { path, scores, metrics, scriptBytes, failures } of reports) {
    const numbers = categories.map((category) => String(scores[category]));
    const row = [path, ...numbers, ...metrics, `${(scriptBytes / 1000).toFixed(1)} kB`];
    console.log(row.map((cell) => cell.padStart(14)).join(' '));
    const missed = categories.filter((category) => scores[category] < TARGETS[category]);
    if (missed.length === 0) continue;
    isMet = false;
    for (const failure of failures) console.log(`  ${failure}`);
  }
  return isMet;
}

const reports = await onSuite(measure);
process.exit(print(reports) ? 0 : 1);
