import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Tally } from '../checks/check';
import { fromRoot } from '../suite/paths';
import { runTool } from '../suite/run-tool';
import { countSecondTries } from './second-tries';

type Assertion = {
  ancestorTitles: string[];
  title: string;
  status: string;
  /** How often it was tried. */
  invocations?: number;
};

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be loaded. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    /** The file. */
    name: string;
    assertionResults: Assertion[];
  }[];
};

/** Runs these projects and counts; shows jest's output when something failed. Nothing run is a failure. */
export async function runJest(
  projects: readonly string[],
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'guantera-jest-'));
  const file = join(folder, 'report.json');
  try {
    const own = ['--config', 'jest.config.mjs', '--json', '--outputFile', file];
    const { output } = await runTool('jest', [...own, '--selectProjects', ...projects, ...args], {
      env: { ...process.env, ...env },
    });
    const tally = readReport(file);
    if (tally.failed > 0) console.log(withoutReport(output));
    return tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without a report jest did not get as far as running a test. */
function readReport(file: string): Tally {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = report;
    const failed =
      numFailedTests +
      numRuntimeErrorTestSuites +
      countSecondTries(testsOf(report, passedAtSecondTry));
    return {
      passed,
      failed: passed + failed === 0 ? 1 : failed,
      tests: testsOf(report, hasPassed),
      unpassed: testsOf(report, ({ status }) => status === 'failed'),
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const hasPassed = ({ status }: Assertion): boolean => status === 'passed';

const passedAtSecondTry = (result: Assertion): boolean =>
  hasPassed(result) && (result.invocations ?? 1) > 1;

const testsOf = ({ testResults }: JestReport, isWanted: (result: Assertion) => boolean): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isWanted)
      .map(({ ancestorTitles, title }) =>
        [relative(fromRoot(), name), ...ancestorTitles, title].join(' › '),
      ),
  );

/** jest --json prints the report among its human output, on one line. */
const withoutReport = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailedTestSuites"'))
    .join('\n');
