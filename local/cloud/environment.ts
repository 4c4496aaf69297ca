import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { fromRoot } from '../suite/paths';
import { HOST, portsFor } from '../suite/ports';
import { Problem } from '../suite/problem';

export const LOCAL_PROJECT = 'demo-guantera';

/** The environment as the deployed functions have it: their parameters, and the project with its default bucket. */
export function configureAs(project: string): void {
  if (!/^[a-z][a-z0-9-]{4,29}$/.test(project)) {
    throw new Problem(`«${project}» no es el identificador de un proyecto de Google Cloud.`);
  }
  const parameters = fromRoot('functions', `.env.${project}`);
  if (!existsSync(parameters)) {
    throw new Problem(
      `No hay ${parameters}: copia ahí functions/.env.example y rellénalo (docs/deploying.md).`,
    );
  }
  loadEnvFile(parameters);
  const isLocal = project === LOCAL_PROJECT;
  const storageBucket =
    process.env.STORAGE_BUCKET ?? `${project}.${isLocal ? 'appspot.com' : 'firebasestorage.app'}`;
  process.env.GCLOUD_PROJECT = project;
  process.env.GOOGLE_CLOUD_PROJECT = project;
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: project, storageBucket });
  if (isLocal) askLocalSuite();
}

/** Leads the Admin SDK to the local suite that runs at PORT_OFFSET. */
export function askLocalSuite(): void {
  const ports = portsFor(Number(process.env.PORT_OFFSET ?? 0));
  process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${ports.firestore}`;
  process.env.CLOUD_TASKS_EMULATOR_HOST = `${HOST}:${ports.tasks}`;
}
