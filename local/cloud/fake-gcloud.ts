import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

type Answer = { when: string; prints?: string; exit?: number };

/**
 * A `gcloud` before all others on the PATH: writes down what it is called with, and answers the first of `answers` whose
 * words stand in the call; everything else it takes without a word.
 */
export function fakeGcloud(answers: readonly Answer[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'guantera-gcloud-'));
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  const program = `#!${process.execPath}
const { appendFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync(${JSON.stringify(calls)}, JSON.stringify(args) + '\\n');
const { prints = '', exit = 0 } =
  ${JSON.stringify(answers)}.find(({ when }) => args.join(' ').includes(when)) ?? {};
process.stdout.write(prints);
process.exitCode = exit;
`;
  writeFileSync(join(folder, 'gcloud'), program);
  chmodSync(join(folder, 'gcloud'), 0o755);
  const { PATH } = process.env;
  process.env.PATH = `${folder}${delimiter}${PATH ?? ''}`;
  return {
    /** The arguments of each call, without the `--quiet` that all have. */
    calls: (): string[][] =>
      readFileSync(calls, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as string[]).filter((word) => word !== '--quiet')),
    remove: () => {
      process.env.PATH = PATH;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
