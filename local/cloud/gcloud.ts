import { runProgram } from '../suite/run-tool';
import { Problem } from '../suite/problem';

/** Arguments of one call of `gcloud`. */
export type Command = readonly string[];

/** As it is typed into a shell. */
export const lineOf = (command: Command): string => ['gcloud', ...command].map(quoted).join(' ');

const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

const NOT_INSTALLED =
  'No hay gcloud en el PATH: instala Google Cloud CLI (https://cloud.google.com/sdk/docs/install) y entra con gcloud auth login.';

/** What it prints. Fails with a sentence that shows the command and what Google said. */
export async function gcloud(command: Command): Promise<string> {
  const { code, output, printed } = await runProgram('gcloud', [...command, '--quiet']);
  if (code === 127) throw new Problem(NOT_INSTALLED);
  if (code === 0) return printed.trim();
  throw new Problem(
    `Ha fallado, y lo que sigue no se ha hecho: ${lineOf(command)}\n${output.trim()}\n` +
      'Corrige lo que dice (docs/deploying.md) y repite la orden: lo que ya está hecho queda igual.',
  );
}

const isProjectId = (project: string): boolean => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project);

export function requireProject(project: string | undefined, usage: string): string {
  if (project === undefined) throw new Problem(usage);
  if (isProjectId(project)) return project;
  throw new Problem(`«${project}» no es el identificador de un proyecto de Google Cloud.`);
}
