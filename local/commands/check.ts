import { runChecks } from '../checks/check';
import { sourceChecks } from '../checks/source-checks';

/** `npm run check`: format, lint, types, the rule of dependencies and the proof that it can fail. */
export async function main(): Promise<void> {
  const { passed, failed } = await runChecks(sourceChecks);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
