import { createRequire } from 'node:module';
import { fromRoot } from '../suite/paths';

// firebase-tools has no public interface; these are the very functions that `firebase deploy` calls.
const load = createRequire(fromRoot('package.json'));

const { readdirRecursive } = load('firebase-tools/lib/fsAsync') as {
  readdirRecursive: (options: {
    path: string;
    ignoreStrings: string[];
  }) => Promise<{ name: string }[]>;
};

const { FirestoreApi } = load('firebase-tools/lib/firestore/api') as {
  FirestoreApi: new () => { validateSpec(spec: unknown): void };
};

const { getValidator, getErrorMessage } = load('firebase-tools/lib/firebaseConfigValidate') as {
  getValidator: () => ((config: unknown) => boolean) & { errors?: unknown[] };
  getErrorMessage: (error: unknown) => string;
};

const { parseStrict, hasUserEnvs } = load('firebase-tools/lib/functions/env') as {
  parseStrict: (text: string) => Record<string, string>;
  hasUserEnvs: (options: { functionsSource: string; projectId: string }) => boolean;
};

const { memoryToGen1Cpu, memoryToGen2Cpu, DEFAULT_MEMORY } = load(
  'firebase-tools/lib/deploy/functions/backend',
) as {
  memoryToGen1Cpu: (megabytes: number) => number;
  memoryToGen2Cpu: (megabytes: number) => number;
  DEFAULT_MEMORY: number;
};

type Instance = { cpu?: number | string | null; availableMemoryMb?: number | null };

/** The vCPUs and MiB of one instance, as a deploy would ask for them: `gcf_gen1` is a share that goes by memory. */
export function sizeOf({ cpu, availableMemoryMb }: Instance): { cpu: number; memory: number } {
  const memory = availableMemoryMb ?? DEFAULT_MEMORY;
  if (typeof cpu === 'number') return { cpu, memory };
  return { cpu: (cpu === 'gcf_gen1' ? memoryToGen1Cpu : memoryToGen2Cpu)(memory), memory };
}

/** The values that a file of parameters gives; fails where the CLI could not read it. */
export const parametersIn = (text: string): Record<string, string> => parseStrict(text);

/** Whether a deploy to this project would find parameters in the folder. */
export const hasParametersFor = (functionsSource: string, projectId: string): boolean =>
  hasUserEnvs({ functionsSource, projectId });

/** The files of a folder that a deploy uploads, as absolute paths. */
export async function filesToUpload(folder: string, ignored: readonly string[]): Promise<string[]> {
  const files = await readdirRecursive({ path: folder, ignoreStrings: [...ignored] });
  return files.map(({ name }) => name);
}

/** What is wrong with firestore.indexes.json; null when nothing is. */
export function problemOfIndexes(spec: unknown): string | null {
  try {
    new FirestoreApi().validateSpec(spec);
    return null;
  } catch (error) {
    return String(error);
  }
}

/** What is wrong with firebase.json; null when nothing is. */
export function problemOfConfig(config: unknown): string | null {
  const validate = getValidator();
  if (validate(config)) return null;
  return (validate.errors ?? []).map(getErrorMessage).join('\n');
}
