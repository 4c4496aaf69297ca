/** One thing that must hold. `run` returns null when it does, otherwise what is wrong. */
export type Check = { name: string; run: () => Promise<string | null> };

export type Tally = {
  passed: number;
  failed: number;
  /** Names of the tests that passed, `file › describe › test`; stages without a test runner name none. */
  tests?: readonly string[];
  /** Those that ran and did not pass, where the runner names them. */
  unpassed?: readonly string[];
};

/** Runs the checks, `atOnce` at a time, and prints one line for each, with the reason where one fails. */
export async function runChecks(checks: readonly Check[], atOnce = 2): Promise<Tally> {
  const waiting = [...checks];
  const tally = { passed: 0, failed: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = Date.now();
      const problem = await check.run().catch(String);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      tally[problem === null ? 'passed' : 'failed'] += 1;
      console.log(`  ${problem === null ? '✓' : '✗'} ${check.name} (${seconds} s)`);
      if (problem !== null) console.log(problem.replace(/^/gm, '      '));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tally;
}
