import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { figuresOf, type Noted, type Ran } from '../checks/abuse-figures';
import { titlesOf } from '../checks/test-titles';
import { threats, type Threat } from '../checks/threat-model';
import { runJest } from '../stages/jest';
import { runJourneys } from '../stages/journeys';
import { addUp, runStage } from '../stages/stage';
import { OURS, withSuite } from '../stages/suite-stages';
import { buildChanged } from '../suite/build';
import { watchForInterruption } from '../suite/interruption';
import { fromRoot } from '../suite/paths';
import { exitWith } from '../suite/problem';

/**
 * `npm run test:abuse`: what docs/threat-model.md names, and for each row how many inputs went out and how many were seen
 * to be refused.
 */
export async function main(): Promise<void> {
  const interruption = watchForInterruption();
  const folder = mkdtempSync(join(tmpdir(), 'guantera-abuse-'));
  const ABUSE_REPORT = join(folder, 'inputs.jsonl');
  try {
    await buildChanged();
    const rows = threats();
    const files = [...new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)))];
    const journeys = files.filter((file) => file.startsWith('web/e2e/'));
    const tallies = [
      await runStage('unit, local, web', () =>
        runJest(['unit', 'local', 'web'], ['--runTestsByPath', ...files], { ABUSE_REPORT }),
      ),
      ...(await withSuite(OURS, interruption, [
        [
          'api',
          ({ url }) =>
            runJest(['api'], ['--runInBand', '--runTestsByPath', ...files], {
              GUANTERA_URL: url,
              ABUSE_REPORT,
            }),
        ],
        ['e2e', ({ url }) => runJourneys({ GUANTERA_URL: url }, ownNames(journeys))],
      ])),
    ];
    const sum = addUp(tallies);
    const ran = { passed: sum.tests ?? [], unpassed: sum.unpassed ?? [] };
    const isWhole = report(rows, ran, readNoted(ABUSE_REPORT));
    rmSync(folder, { recursive: true, force: true });
    console.log(`${sum.passed} passed, ${sum.failed} failed`);
    process.exit(sum.failed === 0 && isWhole ? 0 : 1);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    exitWith(error);
  }
}

const ownNames = (journeys: readonly string[]): string[] =>
  journeys.map((file) => file.replace('web/e2e/', ''));

/** Prints a line for each row and what was not refused; false when there is any, or a row whose tests did not run. */
function report(rows: readonly Threat[], ran: Ran, noted: readonly Noted[]): boolean {
  const known = new Map<string, string[]>();
  const titles = (file: string): string[] => {
    const read = known.get(file) ?? titlesOf(file, readFileSync(fromRoot(file), 'utf8'));
    known.set(file, read);
    return read;
  };
  console.log('\nFila  Entradas  Rechazadas  Casos  Superados  Qué se intenta');
  const all = { tried: 0, refused: 0, cases: 0, passed: 0 };
  const accepted: string[] = [];
  let isWhole = true;
  for (const row of rows) {
    const figures = figuresOf(row, ran, noted, titles);
    const { tried, refused, cases, passed } = figures;
    const isRunHere = row.tests.some(({ file }) => !file.startsWith('functions/test/rules/'));
    if (isRunHere && tried + cases === 0) isWhole = false;
    accepted.push(...figures.accepted);
    for (const name of ['tried', 'refused', 'cases', 'passed'] as const) all[name] += figures[name];
    const cells = [row.number.padStart(4), `${tried}`.padStart(8), `${refused}`.padStart(10)];
    cells.push(`${cases}`.padStart(5), `${passed}`.padStart(9), row.attempt);
    console.log(cells.join('  '));
  }
  console.log(
    `${all.tried} entradas enviadas, ${all.refused} rechazadas; ${all.cases} casos que no cuentan sus entradas, ${all.passed} superados.`,
  );
  for (const what of accepted) console.log(`NO RECHAZADO: ${what}`);
  return isWhole && accepted.length === 0;
}

const readNoted = (file: string): Noted[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Noted)
        .map((noted) => ({ ...noted, file: relative(fromRoot(), noted.file) }))
    : [];
