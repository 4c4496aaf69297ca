import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tally } from '../checks/check';
import { findChromium } from '../find-chromium';
import { runTool } from '../suite/run-tool';
import { countSecondTries } from './second-tries';

type Suite = {
  /** A file, or a `describe` in one. */
  title: string;
  suites?: Suite[];
  specs: { title: string; tests: { status: string }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Files that could not be loaded. */
  errors: unknown[];
  suites: Suite[];
};

/**
 * Runs the journeys of web/e2e, all or those of some files, in headless Chromium and counts; shows the output when
 * something failed.
 */
export async function runJourneys(
  env: NodeJS.ProcessEnv,
  files: readonly string[] = [],
): Promise<Tally> {
  const browser = await findChromium();
  if (browser === null) {
    console.log(
      '  No hay ningún Chromium que arranque: instala chromium o indica uno con CHROMIUM_PATH.',
    );
    return { passed: 0, failed: 1 };
  }
  const folder = mkdtempSync(join(tmpdir(), 'guantera-journeys-'));
  const file = join(folder, 'report.json');
  try {
    const { output } = await runTool(
      'playwright',
      ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter', 'list,json', ...files],
      {
        env: {
          ...process.env,
          ...env,
          CHROMIUM_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        },
      },
    );
    const tally = readReport(file);
    // Why a journey needed a second try stands behind the list.
    const from = tally.failed > 0 ? 0 : (FIRST_FAILURE.exec(output)?.index ?? -1);
    if (from >= 0) console.log(output.slice(from));
    return tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where Playwright begins to tell of what failed, behind the list of all. */
const FIRST_FAILURE = /^ {2}1\) /m;

function readReport(file: string): Tally {
  try {
    const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    const flaky = suites.flatMap((suite) => testsOf(suite, ['flaky'], 'web/e2e/'));
    const failed = stats.unexpected + errors.length + countSecondTries(flaky);
    const passed = stats.expected + flaky.length;
    return {
      passed,
      failed: passed + failed === 0 ? 1 : failed,
      tests: suites.flatMap((suite) => testsOf(suite, PASSED, 'web/e2e/')),
      unpassed: suites.flatMap((suite) => testsOf(suite, ['unexpected'], 'web/e2e/')),
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const PASSED: readonly string[] = ['expected', 'flaky'];

/** Titles of a suite's journeys that all ended in one of these ways, below `above`: the folder, or the titles around it. */
function testsOf(
  { title, suites = [], specs }: Suite,
  ends: readonly string[],
  above: string,
): string[] {
  const here = above + title;
  return [
    ...specs
      .filter(({ tests }) => tests.every(({ status }) => ends.includes(status)))
      .map((spec) => `${here} › ${spec.title}`),
    ...suites.flatMap((suite) => testsOf(suite, ends, `${here} › `)),
  ];
}
