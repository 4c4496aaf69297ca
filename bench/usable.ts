/**
 * How soon the first screens can be used on a phone, not only seen: from the beginning until what somebody types as soon
 * as they can is on the screen. A browser that has nothing of the app yet, Lighthouse's phone, its slow 4G and a processor
 * slowed down four times, applied over the DevTools protocol; the median of five runs. Fails above the limits. Other work on
 * the machine counts four times: run it when nothing else does, or compare.
 * The builds are served compressed and over HTTP/2 by a small server of this run (`openssl` makes its certificate); their API
 * is the suite's.
 * Run: npm run bench -- usable [--compare REF --runs 5] (a suite of its own; GUANTERA_URL names one that runs already).
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../local/find-chromium';
import { demoOwner } from '../local/seed/demo-owner';
import { besideRef } from './beside';
import { median, ROOT } from './measures';
import { onSuite } from './own-suite';
import { serveBuild } from './usable/build-server';
import { usableAfter, type Screen } from './usable/phone';

/** Limits in milliseconds. */
const screens: readonly (Screen & { limit: number })[] = [
  { path: '/', field: 'textarea[aria-label="Tu pregunta"]', owner: demoOwner, limit: 3500 },
  { path: '/auth', field: 'input[type="email"]', owner: null, limit: 3000 },
];

const { values } = parseArgs({
  options: { compare: { type: 'string' }, runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs: a number from 1');

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const shown = (times: readonly number[]): string =>
  `${seconds(median(times))} s (${seconds(Math.min(...times))}–${seconds(Math.max(...times))})`;

/** Builds the web app of a tree as the suite serves it; returns where that lies. */
async function buildOf(root: string): Promise<string> {
  const web = join(root, 'web');
  await promisify(execFile)('npx', ['vite', 'build', '--mode', 'emulator'], {
    cwd: web,
    maxBuffer: 1 << 26,
  });
  return join(web, 'dist-emulator');
}

/** Whether this tree's build, the first one, keeps the limits; a build after the other in every run. */
async function compare(api: string, builds: readonly string[]): Promise<boolean> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('no Chromium runs here: set CHROMIUM_PATH');
  const servers = await Promise.all(builds.map((build) => serveBuild(build, api)));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  let isMet = true;
  try {
    for (const screen of screens) {
      const times: number[][] = servers.map(() => []);
      for (let run = 0; run < runs; run++) {
        for (const [at, { url }] of servers.entries()) {
          times[at]?.push(await usableAfter(browser, url, screen));
        }
      }
      const [own = [], ...others] = times;
      const isOver = median(own) > screen.limit;
      isMet &&= !isOver;
      const limit = `limit ${seconds(screen.limit)} s${isOver ? '  OVER' : ''}`;
      const before = others.map((each) => `; ${values.compare}: ${shown(each)}`);
      console.log(`${screen.path.padEnd(6)} ${shown(own)}, ${limit}${before.join('')}`);
    }
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
  return isMet;
}

const isMet = await onSuite(async (api) => {
  const own = await buildOf(ROOT);
  if (values.compare === undefined) return compare(api, [own]);
  return besideRef(values.compare, async (root) => compare(api, [own, await buildOf(root)]));
});
process.exit(isMet ? 0 : 1);
