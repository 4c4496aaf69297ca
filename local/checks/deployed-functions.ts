import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fromRoot } from '../suite/paths';
import { runProgram } from '../suite/run-tool';
import { filesToUpload } from './firebase-tools';
import type { Parameter } from './first-deploy';

/** A function as the cloud would be told of it. */
type DeployedFunction = {
  region?: string[];
  cpu?: number | string | null;
  availableMemoryMb?: number | null;
  timeoutSeconds?: number | null;
  maxInstances?: number | null;
  secretEnvironmentVariables?: { key: string }[];
  httpsTrigger?: object;
  eventTrigger?: { eventType: string };
  taskQueueTrigger?: object;
  scheduleTrigger?: { schedule: string };
};

export type Manifest = {
  endpoints: Record<string, DeployedFunction>;
  /** The parameters that the functions declare. */
  params?: Parameter[];
};

/** The machine code of PDFium (decision 0006) is data that Node.js takes or leaves. */
const ALLOWED =
  /^(lib\/.+\.js(\.map)?|lib\/pdfium-[\w.-]+\.code|package(-lock)?\.json|\.env(\.[\w-]+)?)$/;

/** An empty folder with what a deploy uploads of functions/, and nothing of the repository around it. */
export function createUpload(ignored: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'guantera-deploy-'));
  return {
    remove: () => rmSync(folder, { recursive: true, force: true }),

    /** Copies the files; says which do not belong into an upload. */
    pack: async (): Promise<string | null> => {
      const source = fromRoot('functions');
      const files = (await filesToUpload(source, ignored)).map((file) => relative(source, file));
      for (const file of files) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        cpSync(join(source, file), join(folder, file));
      }
      const foreign = files.filter((file) => !ALLOWED.test(file));
      if (foreign.length > 0) return `no deberían subirse: ${foreign.join(', ')}`;
      return existsSync(join(folder, 'lib/index.js')) ? null : 'falta lib/index.js';
    },

    /** Installs from the lockfile, as the cloud does. */
    install: async (): Promise<string | null> => {
      const args = ['ci', '--omit=dev', '--loglevel=error'];
      const { code, output } = await runProgram('npm', args, { cwd: folder });
      return code === 0 ? null : output;
    },

    /** Loads the bundle and asks the Functions SDK which functions are in it. */
    discover: async (): Promise<Manifest> => {
      const file = join(folder, 'manifest.json');
      const { code, output } = await runProgram(
        process.execPath,
        [join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js'), folder],
        {
          cwd: folder,
          env: {
            ...process.env,
            FUNCTIONS_MANIFEST_OUTPUT_PATH: file,
            FUNCTIONS_CONTROL_API: 'true',
            GCLOUD_PROJECT: 'demo-guantera',
            FIREBASE_CONFIG: JSON.stringify({
              projectId: 'demo-guantera',
              storageBucket: 'demo-guantera.appspot.com',
            }),
          },
        },
      );
      if (code !== 0) throw new Error(output);
      return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    },
  };
}

/** Functions that could grow, and cost, without end; null when there is none. */
export function problemOfScale({ endpoints }: Manifest): string | null {
  const endless = Object.entries(endpoints)
    .filter(([, { maxInstances }]) => !maxInstances)
    .map(([name]) => name);
  return endless.length === 0 ? null : `sin maxInstances: ${endless.join(', ')}`;
}

/** One line per function: trigger, region, memory, timeout and secrets. */
export function describeFunctions({ endpoints }: Manifest): string {
  const rows = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    triggerOf(endpoint),
    endpoint.region?.join() ?? '?',
    endpoint.availableMemoryMb ? `${endpoint.availableMemoryMb} MiB` : '256 MiB',
    endpoint.timeoutSeconds ? `${endpoint.timeoutSeconds} s` : '60 s',
    `${endpoint.maxInstances ?? '∞'} instancias`,
    endpoint.secretEnvironmentVariables?.map(({ key }) => key).join() ?? 'sin secretos',
  ]);
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '))
    .join('\n');
}

function triggerOf(endpoint: DeployedFunction): string {
  if (endpoint.httpsTrigger) return 'https';
  if (endpoint.taskQueueTrigger) return 'cola de tareas';
  if (endpoint.scheduleTrigger) return endpoint.scheduleTrigger.schedule;
  return endpoint.eventTrigger?.eventType.replace('google.cloud.', '') ?? '?';
}
