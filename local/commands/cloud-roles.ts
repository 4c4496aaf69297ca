import { parseArgs } from 'node:util';
import { gcloud, lineOf, requireProject } from '../cloud/gcloud';
import { askForNumber, roleCommands, UNKNOWN_NUMBER } from '../cloud/roles';
import { exitWith, Problem } from '../suite/problem';

const USAGE =
  'Uso: npm run cloud:roles -- --project PROYECTO [--bucket BUCKET] [--maintainer CORREO] [--dry-run]';

/**
 * `npm run cloud:roles -- --project <id>`: gives the functions' account and Cloud Storage's agent their roles, printing
 * each command before it runs; `--dry-run` only prints them. `--maintainer` may then ask as the functions' account.
 */
export async function main(args: string[]): Promise<void> {
  try {
    await giveRoles(args, console.log);
  } catch (error) {
    exitWith(error);
  }
}

export async function giveRoles(args: string[], print: (line: string) => void): Promise<void> {
  const { project, bucket, maintainer, isDry } = readOptions(args);
  const number = isDry ? UNKNOWN_NUMBER : await gcloud(askForNumber(project));
  for (const command of roleCommands({ project, number, bucket, maintainer })) {
    print(lineOf(command));
    if (!isDry) await gcloud(command);
  }
}

function readOptions(args: string[]) {
  const { values } = parse(args);
  const project = requireProject(values.project, USAGE);
  return {
    project,
    bucket: values.bucket ?? `${project}.firebasestorage.app`,
    maintainer: values.maintainer ?? null,
    isDry: values['dry-run'] === true,
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: {
        ...{ project: text, bucket: text, maintainer: text },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch {
    throw new Problem(USAGE);
  }
}
