import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FeedbackQuestion } from '../../functions/src/domain/history/feedback-question';
import { configureAs, LOCAL_PROJECT } from '../cloud/environment';
import { exitWith } from '../suite/problem';

/**
 * `npm run feedback:export [-- --project <id>] [-- --to <folder>]`: writes the questions that owners let us use, a file for
 * each manual, as `bench/manuals/questions` has them. Without a project it asks the local suite that runs at PORT_OFFSET.
 */
export async function main(args: string[]): Promise<void> {
  await run(args).catch(exitWith);
}

const fileOf = (manual: string): string =>
  `${manual.replace(/\.[a-z]+$/i, '').replace(/[^\p{L}\d-]/gu, '-') || 'sin-manual'}.json`;

async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { project: { type: 'string' }, to: { type: 'string', default: '.local/feedback' } },
  });
  configureAs(values.project ?? LOCAL_PROJECT);
  // Loaded only now: the configuration is read from the environment once.
  const { usableFeedback } = await import('../../functions/src/composition/feedback');
  const files = new Map<string, FeedbackQuestion[]>();
  for await (const question of usableFeedback()) {
    const file = fileOf(question.manual);
    files.set(file, [...(files.get(file) ?? []), question]);
  }
  mkdirSync(values.to, { recursive: true });
  for (const [file, questions] of files) {
    writeFileSync(join(values.to, file), `${JSON.stringify(questions, null, 2)}\n`);
  }
  const count = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  console.log(`${count} preguntas de ${files.size} manuales en ${values.to}`);
}
