import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sayWhile } from '../progress.mjs';
import { fromRoot } from './paths';
import { Problem } from './problem';
import { runProgram } from './run-tool';

type Part = {
  name: string;
  folder: string;
  script: string;
  /** Everything that the result depends on. */
  inputs: string[];
  result: string;
};

const parts: Part[] = [
  {
    name: 'las funciones',
    folder: 'functions',
    script: 'build',
    inputs: [
      'functions/src',
      'functions/contract',
      'functions/data',
      'functions/scripts',
      'functions/package.json',
      'functions/package-lock.json',
      'functions/tsconfig.json',
    ],
    result: 'functions/lib/index.js',
  },
  {
    name: 'la aplicación web',
    folder: 'web',
    script: 'build:emulator',
    inputs: ['web', 'functions/contract', 'tsconfig.json'],
    result: 'web/dist-emulator/index.html',
  },
];

const IGNORED = new Set(['node_modules', 'dist', 'dist-emulator', 'coverage', 'e2e']);

/** Builds functions and web for the suite, both at once, leaving out what did not change since it was built last. */
export async function buildChanged(): Promise<void> {
  const stamps = fromRoot('node_modules/.cache/guantera');
  mkdirSync(stamps, { recursive: true });
  await Promise.all(
    parts.map(async (part) => {
      const stamp = join(stamps, `${part.folder}.sha256`);
      const current = fingerprint(part.inputs);
      if (isBuilt(part, stamp, current)) return;
      await sayWhile(`Compilando ${part.name}…`, () => runScript(part));
      writeFileSync(stamp, current);
    }),
  );
}

const isBuilt = ({ result }: Part, stamp: string, current: string): boolean =>
  existsSync(fromRoot(result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current;

async function runScript({ name, folder, script }: Part): Promise<void> {
  const { code, output } = await runProgram('npm', ['--prefix', folder, 'run', '--silent', script]);
  if (code !== 0) throw new Problem(`No se pudo compilar ${name}:\n${output}`);
}

/** Names, sizes and times of all files below the inputs. */
function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const status = statSync(path, { throwIfNoEntry: false });
    if (!status) return;
    if (!status.isDirectory()) {
      hash.update(`${path} ${status.size} ${status.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).sort()) {
      if (!IGNORED.has(name)) add(join(path, name));
    }
  };
  inputs.forEach((input) => add(fromRoot(input)));
  return hash.digest('hex');
}
