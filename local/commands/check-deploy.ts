import { runChecks } from '../checks/check';
import { deployChecks } from '../checks/deploy-checks';
import { buildChanged } from '../suite/build';
import { exitWith } from '../suite/problem';

/** `npm run check:deploy`: what a deploy would upload, proved without deploying. */
export async function main(): Promise<void> {
  try {
    await buildChanged();
    const { passed, failed } = await runChecks(deployChecks(), 1);
    console.log(`${passed} passed, ${failed} failed`);
    process.exit(failed === 0 ? 0 : 1);
  } catch (error) {
    exitWith(error);
  }
}
