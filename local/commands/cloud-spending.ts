import { parseArgs } from 'node:util';
import { Firestore } from 'firebase-admin/firestore';
import { firestoreSpending } from '../../functions/src/adapters/firestore/spending';
import { askLocalSuite, LOCAL_PROJECT } from '../cloud/environment';
import { requireProject } from '../cloud/gcloud';
import { exitWith, Problem } from '../suite/problem';

const USAGE = 'Uso: npm run cloud:spending -- --project PROYECTO [on|off]';

const sentences = {
  on: 'encendido: las preguntas llegan al modelo y los manuales se leen.',
  off: 'parado: se responde con citas del manual y no se lee nada nuevo.',
};

/**
 * `npm run cloud:spending -- --project <id> [on|off]`: throws the switch that stops all that costs money, or says where it
 * stands. Needs no parameters of the project and no deploy, only the account of `gcloud auth application-default login`.
 */
export async function main(args: string[]): Promise<void> {
  try {
    await throwSwitch(args, console.log);
    process.exit(0);
  } catch (error) {
    exitWith(error);
  }
}

export async function throwSwitch(args: string[], print: (line: string) => void): Promise<void> {
  const { project, state } = readOptions(args);
  if (project === LOCAL_PROJECT) askLocalSuite();
  const db = new Firestore({ projectId: project });
  try {
    const spending = firestoreSpending(db, () => new Date());
    if (state !== null) await spending.set(state === 'off');
    const stands = (await spending.isStopped()) ? 'off' : 'on';
    print(`El gasto de ${project} está ${sentences[stands]}`);
    if (state !== null) print('Las funciones que ya están en marcha lo saben en un minuto.');
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) };
    throw new Problem(
      `No se ha podido ${state === null ? 'leer' : 'cambiar'} el interruptor de ${project}: ${message}\n` +
        '¿Has entrado con gcloud auth application-default login (docs/deploying.md, paso 10)?',
    );
  } finally {
    // Without a connection there is nothing to end, and that is no other failure.
    await db.terminate().catch(() => undefined);
  }
}

function readOptions(args: string[]): { project: string; state: 'on' | 'off' | null } {
  const { values, positionals } = parse(args);
  const [state = null, ...others] = positionals;
  const isKnown = state === null || state === 'on' || state === 'off';
  if (!isKnown || others.length > 0) throw new Problem(USAGE);
  return { project: requireProject(values.project, USAGE), state };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { project: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new Problem(USAGE);
  }
}
