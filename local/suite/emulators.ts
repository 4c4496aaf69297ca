import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startChild, type Child } from './child';
import { fromRoot } from './paths';
import { localUrl, type Ports } from './ports';
import { HOST } from './ports';

export const PROJECT = 'demo-guantera';

type Options = {
  ports: Ports;
  configFile: string;
  /** Export of an earlier run to begin with; null begins empty. */
  importFolder: string | null;
  /** Short path of our own: two suites that share a temporary folder would overwrite each other's files. */
  temporaryFolder: string;
  logFile: string;
};

/** Arguments of Node that run firebase-tools with what we change in it. */
export const firebaseTools = (): string[] => [
  ...['prompt-tasks', 'share-instances'].flatMap((name) => [
    '--import',
    pathToFileURL(fromRoot(`local/${name}.mjs`)).href,
  ]),
  fromRoot('node_modules/firebase-tools/lib/bin/firebase.js'),
];

/** Starts firebase-tools' Auth, Functions, Hosting, Storage and Tasks emulators. */
export function startEmulators(options: Options): Child {
  const { ports, temporaryFolder } = options;
  const shim = writeJavaShim(join(temporaryFolder, 'bin'));
  const args = [
    ...firebaseTools(),
    'emulators:start',
    ...['--project', PROJECT],
    ...['--config', options.configFile],
    ...['--only', 'auth,functions,hosting,storage,tasks'],
    ...(options.importFolder ? ['--import', options.importFolder] : []),
  ];
  return startChild(process.execPath, args, {
    cwd: temporaryFolder,
    logFile: options.logFile,
    env: {
      ...process.env,
      // Without this firebase-tools asks the network for a message of the day.
      CI: '1',
      // Nor is there a machine of Google's to ask who this is.
      METADATA_SERVER_DETECTION: 'none',
      TMPDIR: temporaryFolder,
      PATH: `${shim.folder}${delimiter}${process.env.PATH ?? ''}`,
      JAVA_SHIM: shim.java,
      STORAGE_EMULATOR_BINARY_PATH: shim.rulesRuntime,
      // Read by the Admin SDK in the functions, which inherit it.
      FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
      UPLOAD_GATEWAY: localUrl(ports.gateway),
    },
  });
}

function writeJavaShim(folder: string) {
  mkdirSync(folder, { recursive: true });
  const java = join(folder, 'java');
  writeFileSync(
    java,
    `#!/bin/sh\nexec "${process.execPath}" "${fromRoot('local/java-shim.mjs')}" "$@"\n`,
  );
  chmodSync(java, 0o755);
  // firebase-tools only checks that the file exists; the shim knows it by its name.
  const rulesRuntime = join(folder, 'storage-rules-deny-all.jar');
  writeFileSync(rulesRuntime, '');
  return { folder, java, rulesRuntime };
}
