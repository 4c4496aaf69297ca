import { runChecks, type Tally } from '../checks/check';
import { deployChecks } from '../checks/deploy-checks';
import { sourceChecks } from '../checks/source-checks';
import { coverageStage } from '../stages/coverage';
import { runJest } from '../stages/jest';
import { addUp, runStage } from '../stages/stage';
import { runSuiteStages } from '../stages/suite-stages';
import { buildChanged } from '../suite/build';
import { aborted, watchForInterruption } from '../suite/interruption';
import { exitWith, Problem } from '../suite/problem';

const stageNames = ['check', 'build', 'unit', 'local', 'web', 'deploy', 'api', 'e2e', 'official'];

/** `npm test`: everything, or the named stages (`npm test -- unit api`). Ends with `N passed, N failed`. */
export async function main(args: string[]): Promise<void> {
  const interruption = watchForInterruption();
  try {
    const selected = select(args);
    const tallies = await Promise.race([runStages(selected), aborted(interruption)]);
    if (!tallies) throw new Problem('Pruebas interrumpidas.');
    tallies.push(...(await runSuiteStages(selected, interruption)));
    if (args.length === 0) tallies.push(await coverageStage(addUp(tallies)));
    const tally = addUp(tallies);
    console.log(`${tally.passed} passed, ${tally.failed} failed`);
    process.exit(tally.failed === 0 && tally.passed > 0 ? 0 : 1);
  } catch (error) {
    exitWith(error);
  }
}

function select(args: readonly string[]): ReadonlySet<string> {
  const unknown = args.find((name) => !stageNames.includes(name));
  if (unknown !== undefined) {
    throw new Problem(
      `No hay ninguna etapa «${unknown}». Las etapas son: ${stageNames.join(', ')}.`,
    );
  }
  // Whatever follows the build stands on it.
  return new Set(args.length === 0 ? stageNames : ['build', ...args]);
}

/** Tests without a running suite, run together: while files of one wait, those of another work. */
const projects = ['unit', 'local', 'web'];

/** The stages that need no running suite, one after the other: each uses both cores itself. */
async function runStages(selected: ReadonlySet<string>): Promise<Tally[]> {
  const chosen = projects.filter((name) => selected.has(name));
  const stages: [names: string[], () => Promise<Tally>][] = [
    [['check'], () => runChecks(sourceChecks)],
    [['build'], build],
    [chosen, () => runJest(chosen)],
    [['deploy'], () => runChecks(deployChecks(), 1)],
  ];
  const tallies: Tally[] = [];
  for (const [names, run] of stages) {
    if (names.some((name) => selected.has(name))) {
      tallies.push(await runStage(names.join(', '), run));
    }
  }
  return tallies;
}

async function build(): Promise<Tally> {
  await buildChanged();
  return { passed: 1, failed: 0 };
}
