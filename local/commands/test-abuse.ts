import { readFileSync } from 'node:fs';
import type { Tally } from '../checks/check';
import { hasTitle, titlesOf } from '../checks/test-titles';
import { threats, type Threat } from '../checks/threat-model';
import { runJest } from '../stages/jest';
import { runJourneys } from '../stages/journeys';
import { addUp, runStage } from '../stages/stage';
import { withSuite } from '../stages/suite-stages';
import { buildChanged } from '../suite/build';
import { watchForInterruption } from '../suite/interruption';
import { fromRoot } from '../suite/paths';
import { exitWith } from '../suite/problem';

const FUNCTIONS = ['--config', 'functions/jest.config.mjs', '--runTestsByPath'];

/** `npm run test:abuse`: what docs/threat-model.md names, and for each row how much was tried and refused. */
export async function main(): Promise<void> {
  const interruption = watchForInterruption();
  try {
    await buildChanged((line) => console.log(line));
    const rows = threats();
    const files = [...new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)))];
    const below = (folder: string): string[] => files.filter((file) => file.startsWith(folder));
    const tallies = [
      await runStage('unidades', () =>
        runJest([
          ...FUNCTIONS,
          ...['functions/src/', 'functions/contract/', 'functions/test/unit/'].flatMap(below),
        ]),
      ),
      await runStage('local', () => runSome('local/jest.config.mjs', below('local/'))),
      await runStage('web', () => runSome('web/jest.config.mjs', below('web/src/'))),
      ...(await withSuite(false, interruption, async ({ url }) => [
        await runStage('api', () =>
          runJest([...FUNCTIONS, '--runInBand', ...below('functions/test/api/')], {
            GUANTERA_URL: url,
          }),
        ),
        await runStage('e2e', () =>
          runJourneys(
            { GUANTERA_URL: url },
            below('web/e2e/').map((file) => file.replace('web/e2e/', '')),
          ),
        ),
      ])),
    ];
    const sum = addUp(tallies);
    const isWhole = report(rows, sum.tests ?? []);
    console.log(`${sum.passed} passed, ${sum.failed} failed`);
    process.exit(sum.failed === 0 && isWhole ? 0 : 1);
  } catch (error) {
    exitWith(error);
  }
}

const runSome = (config: string, files: readonly string[]): Promise<Tally> =>
  files.length === 0
    ? Promise.resolve({ passed: 0, failed: 0 })
    : runJest(['--config', config, '--runTestsByPath', ...files]);

/** Prints a line for each row; false when a row has tests and none of them passed. */
function report(rows: readonly Threat[], passed: readonly string[]): boolean {
  console.log('\nFila  Intentos  Rechazados  Qué se intenta');
  let total = 0;
  let isWhole = true;
  for (const { number, attempt, tests } of rows) {
    const run = tests.filter(({ file }) => !file.startsWith('functions/test/rules/'));
    const tried = run.flatMap((test) => casesOf(test, passed));
    const count = new Set(tried).size;
    total += count;
    if (run.length > 0 && count === 0) isWhole = false;
    const shown = run.length === 0 ? '–' : String(count);
    console.log(`${number.padStart(4)}  ${shown.padStart(8)}  ${shown.padStart(10)}  ${attempt}`);
  }
  console.log(
    `${total} intentos, ${total} rechazados. «–»: la razón está en docs/threat-model.md.`,
  );
  return isWhole;
}

/** Every case of a table that a named test belongs to is one attempt. */
function casesOf({ file, title }: Threat['tests'][number], passed: readonly string[]): string[] {
  const name = title.split(' › ').at(-1) ?? '';
  const titles = titlesOf(file, readFileSync(fromRoot(file), 'utf8')).filter((one) =>
    hasTitle([one], name),
  );
  return passed.filter(
    (test) => test.startsWith(`${file} › `) && hasTitle(titles, test.split(' › ').at(-1) ?? ''),
  );
}
