import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gcloud, lineOf, requireProject, type Command } from '../cloud/gcloud';
import { filledIn, operations, type Names, type Step } from '../cloud/operations';
import { exitWith, Problem } from '../suite/problem';

const USAGE =
  'Uso: npm run cloud:ops -- --project PROYECTO --email CORREO [--host DIRECCIÓN_DE_LA_WEB] [--dry-run]';

/** What stands for a name that only Google knows. */
const UNKNOWN: Names = { channel: 'CHANNEL', billingAccount: 'BILLING_ACCOUNT' };

/**
 * `npm run cloud:ops -- --project <id> --email <address>`: log-based metrics, alerts, uptime check, dashboard and budget of
 * `ops/`, printing each command before it runs. What is there is brought to what the files say; `--dry-run` prints what a
 * project without any would get.
 */
export async function main(args: string[]): Promise<void> {
  try {
    await applyOperations(args, console.log);
  } catch (error) {
    exitWith(error);
  }
}

export async function applyOperations(
  args: string[],
  print: (line: string) => void,
): Promise<void> {
  const { isDry, ...options } = readOptions(args);
  const folder = isDry ? 'ops' : writeFiles(options.host);
  try {
    const names = { ...UNKNOWN };
    for (const step of operations({ ...options, folder })) {
      if (isDry) printCreation(step, print);
      else await apply(step, names, print);
    }
  } finally {
    if (!isDry) rmSync(folder, { recursive: true });
  }
}

/** The account of the project's bills is found, never made. */
function printCreation(step: Step, print: (line: string) => void): void {
  if (step.as !== 'billingAccount') print(lineOf(step.create(UNKNOWN)));
}

async function apply(step: Step, names: Names, print: (line: string) => void): Promise<void> {
  const found = firstLine(await gcloud(withNames(step.find, names)));
  if (found === '' && step.as === 'billingAccount') {
    throw new Problem('El proyecto no tiene facturación activa: enlaza una cuenta (plan Blaze).');
  }
  const command = found === '' ? step.create(names) : step.update(found, names);
  let made = '';
  if (command !== null) {
    print(lineOf(command));
    made = firstLine(await gcloud(command));
  }
  if (step.as) names[step.as] = found || made;
}

const withNames = (command: Command, { billingAccount }: Names): Command =>
  command.map((word) => word.replace(UNKNOWN.billingAccount, billingAccount));

const firstLine = (text: string): string => text.split('\n')[0]?.trim() ?? '';

function writeFiles(host: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'guantera-ops-'));
  for (const [file, text] of Object.entries(filledIn(host))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

function readOptions(args: string[]) {
  const { values } = parse(args);
  const project = requireProject(values.project, USAGE);
  const { email, host = `${project}.web.app` } = values;
  if (!email || !/^[^\s@"]+@[^\s@"]+$/.test(email)) throw new Problem(USAGE);
  if (!/^[\w.-]+$/.test(host)) throw new Problem(USAGE);
  return { project, email, host, isDry: values['dry-run'] === true };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: { ...{ project: text, email: text, host: text }, 'dry-run': { type: 'boolean' } },
    });
  } catch {
    throw new Problem(USAGE);
  }
}
