import type { Tally } from '../checks/check';
import { Problem } from '../suite/problem';

/** Runs one stage of `npm test` and prints what came of it. A stage that breaks counts as one failure. */
export async function runStage(name: string, run: () => Promise<Tally>): Promise<Tally> {
  console.log(`▸ ${name}`);
  const started = Date.now();
  const tally = await run().catch((error: unknown): Tally => {
    console.log(error instanceof Problem ? `  ${error.message}` : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`  ${name}: ${tally.passed} bien, ${tally.failed} mal (${seconds} s)`);
  return tally;
}

export function addUp(tallies: readonly Tally[]): Tally {
  const sum = (pick: (tally: Tally) => number) =>
    tallies.reduce((total, tally) => total + pick(tally), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    tests: tallies.flatMap(({ tests }) => tests ?? []),
    unpassed: tallies.flatMap(({ unpassed }) => unpassed ?? []),
  };
}
