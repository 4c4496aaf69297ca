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
  /** Google's own, as they come: with a Firestore and the rules of Storage that need Java, and no change of ours. */
  isGoogles?: boolean;
  /** Those to start; all of the kind when undefined. */
  only?: readonly string[];
  /** What the functions run with besides. */
  env?: NodeJS.ProcessEnv;
};

const OURS = ['auth', 'functions', 'hosting', 'storage', 'tasks'];
const GOOGLES = [...OURS, 'firestore'];

const FIREBASE = fromRoot('node_modules/firebase-tools/lib/bin/firebase.js');

/** Arguments of Node that run firebase-tools with what we change in it. */
export const firebaseTools = (): string[] => [
  ...['prompt-tasks', 'share-instances'].flatMap((name) => [
    '--import',
    pathToFileURL(fromRoot(`local/${name}.mjs`)).href,
  ]),
  FIREBASE,
];

/** Starts firebase-tools' Auth, Functions, Hosting, Storage and Tasks emulators, and its Firestore where it is Google's. */
export function startEmulators(options: Options): Child {
  const { ports, temporaryFolder, isGoogles = false } = options;
  const { only = isGoogles ? GOOGLES : OURS } = options;
  const args = [
    ...(isGoogles ? [FIREBASE] : firebaseTools()),
    'emulators:start',
    ...['--project', PROJECT],
    ...['--config', options.configFile],
    ...['--only', only.join()],
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
      // In seconds; on a machine that is busy its own 10 are too few to load the functions.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      TMPDIR: temporaryFolder,
      ...(!isGoogles && withJavaShim(join(temporaryFolder, 'bin'))),
      // Read by the Admin SDK in the functions, which inherit it.
      FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
      UPLOAD_GATEWAY: localUrl(ports.gateway),
      ...options.env,
    },
  });
}

function withJavaShim(folder: string): NodeJS.ProcessEnv {
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
  return {
    PATH: `${folder}${delimiter}${process.env.PATH ?? ''}`,
    JAVA_SHIM: java,
    STORAGE_EMULATOR_BINARY_PATH: rulesRuntime,
  };
}
