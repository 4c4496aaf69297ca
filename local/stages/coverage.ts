import type { Tally } from '../checks/check';
import { allNumberedTests, notPassed } from '../checks/spec-coverage';
import { runStage } from './stage';

/** The last stage of a whole run: every test that names a requirement has just passed. */
export const coverageStage = ({ tests = [] }: Tally): Promise<Tally> =>
  runStage('cobertura de la especificación', () => {
    const failures = notPassed(allNumberedTests(), tests);
    for (const failure of failures) console.log(`  ✗ ${failure}`);
    return Promise.resolve({ passed: failures.length === 0 ? 1 : 0, failed: failures.length });
  });
