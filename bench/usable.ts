/**
 * How soon the first screens can be used on a phone, not only seen: a field from the beginning until what somebody types as
 * soon as they can is on the screen, the whole home until its suggestions can be touched, a page of a manual until its picture
 * is painted. A browser that has nothing of the app yet, Lighthouse's phone, its slow 4G and a processor slowed down four
 * times, applied over the DevTools protocol; the median of five runs. Fails above the limits. Other work on the machine counts
 * four times: run it when nothing else does, or compare.
 * The builds are served compressed and over HTTP/2 by a small server of this run; their API is the suite's.
 * Run: npm run bench -- usable [--compare REF --runs 5] (a suite of its own; GUANTERA_URL names one that runs already).
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { listManuals } from '../functions/contract/index';
import { findChromium } from '../local/find-chromium';
import { signIn } from '../local/seed/api-client';
import { demoOwner } from '../local/seed/demo-owner';
import { besideRef } from './beside';
import { median, ROOT } from './measures';
import { onSuite } from './own-suite';
import { serveBuild } from './usable/build-server';
import { shown, typedInto, usableAfter, type Screen } from './usable/phone';

type Limited = Screen & {
  name: string;
  /** In milliseconds. */
  limit: number;
};

const FIRST_TABLES_PAGE = 39;
const HAS_SUGGESTIONS = `[...document.querySelectorAll('h2')].some((heading) =>
  heading.textContent === 'Para empezar' && heading.parentElement.querySelector('button:not(:disabled)'))`;
const HAS_FEATURES = `document.body.textContent.includes('Solución de problemas')`;
const HAS_PICTURE = `[...document.querySelectorAll('[data-page-picture] img')].some((picture) =>
  picture.complete && picture.naturalWidth > 0)`;

const screensOf = (manual: number): readonly Limited[] => [
  {
    name: 'home, its field',
    path: '/',
    owner: demoOwner,
    milestone: typedInto('textarea[aria-label="Tu pregunta"]'),
    limit: 3500,
  },
  {
    name: 'sign-in, its field',
    path: '/auth',
    owner: null,
    milestone: typedInto('input[type="email"]'),
    limit: 3000,
  },
  {
    name: 'home, whole',
    path: '/',
    owner: demoOwner,
    milestone: shown(`${HAS_SUGGESTIONS} && ${HAS_FEATURES}`),
    limit: 5000,
  },
  {
    name: 'page of a manual, its picture',
    path: `/manuals/${manual}/pagina/${FIRST_TABLES_PAGE}`,
    owner: demoOwner,
    milestone: shown(HAS_PICTURE),
    limit: 5000,
  },
];

/** The demonstration owner's manual. */
async function demoManualAt(api: string): Promise<number> {
  const [manual] = await (await signIn(api, demoOwner))(listManuals);
  if (!manual) throw new Error(`${api} has no manual of ${demoOwner.email}`);
  return manual.id;
}

const { values } = parseArgs({
  options: { compare: { type: 'string' }, runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs: a number from 1');

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const spread = (times: readonly number[]): string =>
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
    for (const screen of screensOf(await demoManualAt(api))) {
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
      const before = others.map((each) => `; ${values.compare}: ${spread(each)}`);
      console.log(`${screen.name.padEnd(30)} ${spread(own)}, ${limit}${before.join('')}`);
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
