import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { startChild, type Child } from './child';
import { fromRoot } from './paths';
import { HOST } from './ports';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const IN_CLOUD_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Google's Firestore emulator, of the Google Cloud CLI or in firebase-tools' cache; null when it is not here. */
export function findOfficialFirestore(): string | null {
  const sdkRoots = [
    '/usr/lib/google-cloud-sdk',
    '/usr/local/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
  const known = sdkRoots.map((root) => join(root, IN_CLOUD_SDK)).find((jar) => existsSync(jar));
  return known ?? inFirebaseCache() ?? inInstalledSdk();
}

function inFirebaseCache(): string | null {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(cache)) return null;
  const jar = readdirSync(cache)
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .sort()
    .at(-1);
  return jar ? join(cache, jar) : null;
}

function inInstalledSdk(): string | null {
  const asked = spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  const jar = asked.status === 0 ? join(asked.stdout.trim(), IN_CLOUD_SDK) : '';
  return existsSync(jar) ? jar : null;
}

export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;

/** Starts Google's emulator with the project's rules. It begins empty and keeps nothing. */
export function startOfficialFirestore(jar: string, port: number, logFile: string): Child {
  const args = ['-Duser.language=en', '-cp', jar, MAIN_CLASS];
  const rules = fromRoot('firestore.rules');
  return startChild('java', [...args, `--host=${HOST}`, `--port=${port}`, `--rules=${rules}`], {
    cwd: fromRoot(),
    env: process.env,
    logFile,
    patienceMs: 5000,
  });
}
