import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fromRoot } from '../suite/paths';
import type { Check } from './check';

/** What may stand at the root: what the design names and adds, and files that tools look for there. */
const AT_ROOT: readonly string[] = [
  // The card.
  ...['web', 'functions', 'firestore.rules', 'storage.rules', 'firebase.json', '.firebaserc'],
  ...['package.json', 'tsconfig.json', 'README.md'],
  // Its supplement.
  ...['bench', 'docs', 'local', 'ops', 'firestore.indexes.json', 'SECURITY.md'],
  // Tools.
  ...['.ci', '.dependency-cruiser.cjs', '.gitattributes', '.gitignore', '.npmrc', '.oxlintrc.json'],
  ...['.prettierignore', '.prettierrc.json', 'jest.config.mjs', 'package-lock.json'],
  'tsconfig.dependencies.json',
];
const MAX_BYTES = 1_200_000;

type Tracked = { path: string; bytes: number };

/** What is wrong with the files of the repository: a stranger at the root, one that is too large. */
function problemsOfTracked(files: readonly Tracked[]): string[] {
  const entries = new Set(files.map(({ path }) => path.split('/')[0] ?? ''));
  const strangers = [...entries].filter((entry) => !AT_ROOT.includes(entry));
  const heavy = files.filter(({ bytes }) => bytes > MAX_BYTES);
  return [
    ...strangers.map((entry) => `${entry}: no está entre lo que puede haber en la raíz`),
    ...heavy.map(({ path, bytes }) => `${path}: ${bytes} bytes, el máximo son ${MAX_BYTES}`),
  ];
}

export function trackedPaths(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return listed.split('\0').filter((path) => path !== '' && existsSync(fromRoot(path)));
}

const trackedFiles = (): Tracked[] =>
  trackedPaths().map((path) => ({ path, bytes: statSync(fromRoot(path)).size }));

export const trackedFilesCheck: Check = {
  name: 'raíz y tamaño de los archivos',
  run: () => {
    const problems = problemsOfTracked(trackedFiles());
    return Promise.resolve(problems.length === 0 ? null : problems.join('\n'));
  },
};

/** Proves that the check above can fail. */
export const trackedFilesCanary: Check = {
  name: 'canario: un volcado en la raíz',
  run: () => {
    const strange = [
      { path: 'volcado.pdf', bytes: 10 },
      { path: 'bench/volcado.txt', bytes: MAX_BYTES + 1 },
      { path: 'web/index.html', bytes: 10 },
    ];
    const found = problemsOfTracked(strange).length;
    return Promise.resolve(found === 2 ? null : `encuentra ${found} de 2`);
  },
};
