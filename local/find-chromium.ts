import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

type Machine = {
  /** Value of CHROMIUM_PATH: the maintainer's own choice. */
  chosen: string | undefined;
  installed: readonly string[];
  /** Whether a browser at this path can run here: a file alone may lack system libraries. */
  runs: (path: string) => boolean;
  /** Unpacks the browser of the npm package @sparticuz/chromium and tells where. */
  unpack: () => Promise<string>;
};

const thisMachine: Machine = {
  chosen: process.env.CHROMIUM_PATH,
  installed: [...INSTALLED, chromium.executablePath()],
  runs: (path) =>
    existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0,
  unpack: async () => {
    const { default: packed } = await import('@sparticuz/chromium');
    return packed.executablePath();
  },
};

/**
 * A Chromium that runs on this machine: the chosen one, else the one that npm brings, so that what is proved is what a
 * newcomer gets, else (npm's is for Linux) an installed one. Null where none runs.
 */
export async function findChromium(machine: Machine = thisMachine): Promise<string | null> {
  const { chosen, installed, runs, unpack } = machine;
  // A wrong choice is said, not passed over in silence; an empty one is none.
  if (chosen) return runs(chosen) ? chosen : null;
  const unpacked = await unpack().catch(() => null);
  if (unpacked !== null && runs(unpacked)) return unpacked;
  return installed.find(runs) ?? null;
}
