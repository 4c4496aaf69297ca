import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { fromRoot } from '../suite/paths';
import { HOST, portsFor } from '../suite/ports';
import { exitWith, Problem } from '../suite/problem';

const LOCAL_PROJECT = 'demo-guantera';

/**
 * `npm run reembed [-- --project <id>] [-- --dry-run]`: lists the manuals whose vectors another embedding model made and
 * has them read again. Without a project it asks the local suite that runs at PORT_OFFSET.
 */
export async function main(args: string[]): Promise<void> {
  await run(args).catch(exitWith);
}

async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  configure(values.project ?? LOCAL_PROJECT);
  // Loaded only now: the configuration is read from the environment once.
  const { maintenance } = await import('../../functions/src/composition/maintenance');
  const counts = { outdated: 0, enqueued: 0 };
  for await (const manual of maintenance().outdated()) {
    counts.outdated += 1;
    const outcome = values['dry-run'] ? 'listed' : await maintenance().enqueue(manual);
    if (outcome === 'enqueued') counts.enqueued += 1;
    console.log(`${manual.uid} ${manual.manualId} ${manual.model} ${outcome}`);
  }
  console.log(`${counts.outdated} manuals of another model, ${counts.enqueued} enqueued`);
}

/** The environment as the deployed functions have it: their parameters, and the project with its default bucket. */
function configure(project: string): void {
  const parameters = fromRoot('functions', `.env.${project}`);
  if (!existsSync(parameters)) {
    throw new Problem(`No hay ${parameters}: despliega primero, o copia ahí los parámetros.`);
  }
  loadEnvFile(parameters);
  const isLocal = project === LOCAL_PROJECT;
  const storageBucket =
    process.env.STORAGE_BUCKET ?? `${project}.${isLocal ? 'appspot.com' : 'firebasestorage.app'}`;
  process.env.GCLOUD_PROJECT = project;
  process.env.GOOGLE_CLOUD_PROJECT = project;
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: project, storageBucket });
  if (!isLocal) return;
  const ports = portsFor(Number(process.env.PORT_OFFSET ?? 0));
  process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${ports.firestore}`;
  process.env.CLOUD_TASKS_EMULATOR_HOST = `${HOST}:${ports.tasks}`;
}
