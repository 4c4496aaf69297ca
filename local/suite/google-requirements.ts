import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from './paths';
import { runProgram } from './run-tool';

/** firebase-tools refuses to start Firestore and Storage with an older one. */
const OLDEST_JAVA = 21;
const JARS = ['firestore', 'storage'] as const;
const PATIENCE_MS = 8000;

type Found = {
  /** Major version; null where there is none. */
  java: number | null;
  /** Of Google's emulators, the programs that firebase-tools has not fetched yet. */
  missingJars: readonly string[];
  /** Whether they could be fetched. */
  isReachable: boolean;
};

/** One sentence on what Google's emulator suite lacks here; null where it can start. */
export function lacking({ java, missingJars, isReachable }: Found): string | null {
  const lacks = [
    ...(java === null ? ['Java: instala Java 21 o posterior'] : []),
    ...(java !== null && java < OLDEST_JAVA
      ? [`un Java más nuevo: este es el ${java} y hace falta el 21 o posterior`]
      : []),
    ...(missingJars.length > 0 && !isReachable
      ? [`red para descargar ${missingJars.join(' y ')} de storage.googleapis.com`]
      : []),
  ];
  if (lacks.length === 0) return null;
  return `A los emuladores de Google les falta ${lacks.join('; y ')}. Mientras tanto, npm start no necesita nada de eso.`;
}

/** `openjdk version "21.0.5"`, and `java version "1.8.0_202"` for 8. */
export function javaVersionIn(output: string): number | null {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (first === undefined) return null;
  return first === '1' ? Number(second ?? 1) : Number(first);
}

/** What of it is on this machine. */
export async function findRequirements(): Promise<Found> {
  const { code, output } = await runProgram('java', ['-version']);
  const missing = jarsOf().filter(({ file }) => !existsSync(file));
  return {
    java: code === 0 ? javaVersionIn(output) : null,
    missingJars: missing.map(({ name }) => name),
    isReachable: missing.length === 0 || (await isReachable(missing[0]?.url ?? '')),
  };
}

const isReachable = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

type Downloads = Record<
  string,
  { remoteUrl: string; downloadPathRelativeToCacheDir: string; version: string }
>;

/** The programs as this version of firebase-tools names them. */
function jarsOf(): { name: string; file: string; url: string }[] {
  const list = fromRoot('node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const downloads = JSON.parse(readFileSync(list, 'utf8')) as Downloads;
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  return JARS.flatMap((name) => {
    const download = downloads[name];
    if (!download) return [];
    const file = join(cache, download.downloadPathRelativeToCacheDir);
    return [{ name: `${name} ${download.version}`, file, url: download.remoteUrl }];
  });
}
