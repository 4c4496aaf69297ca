import { runChecks } from '../checks/check';
import { lexiconCheck } from '../checks/lexicon/lexicon-check';

/** `npm run check:lexicon`: lines of the lexicon that are too long, unsorted, double or misspelt. */
export async function main(): Promise<void> {
  const { passed, failed } = await runChecks([lexiconCheck]);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
