import { appendFileSync } from 'node:fs';

/** Leaves a line for `npm run test:abuse`. */
function note(step: 'tried' | 'refused', what: string): void {
  const report = process.env.ABUSE_REPORT;
  if (!report) return;
  const { testPath, currentTestName } = expect.getState();
  const line = { step, file: testPath, test: currentTestName, what };
  appendFileSync(report, `${JSON.stringify(line)}\n`);
}

/**
 * One hostile input: counted as tried before it goes out, and as refused only once `isRefused` has looked at what came of
 * it without throwing.
 */
export async function hostile<Answer>(
  what: string,
  send: () => Answer | Promise<Answer>,
  isRefused: (answer: Answer) => void,
): Promise<void> {
  note('tried', what);
  isRefused(await send());
  note('refused', what);
}
