import { readFileSync } from 'node:fs';
import { fromRoot } from '../suite/paths';
import { runTool } from '../suite/run-tool';
import { placesCheck } from './beyond-places';
import { canaries } from './canary';
import type { Check } from './check';
import { countedQuestionsCheck } from './counted-questions';
import { dependencyChecks } from './dependencies';
import { documentsCheck } from './documents';
import { folderCirclesCanary, folderCirclesCheck } from './folder-circles';
import { lexiconCheck } from './lexicon/lexicon-check';
import { lintCanary } from './lint-canary';
import { readerCanaries, readersCheck } from './readers';
import { coverageCheck } from './spec-coverage';
import { threatModelCheck } from './threat-model';
import { trackedFilesCanary, trackedFilesCheck } from './tracked-files';

const tool = (name: string, command: string, ...args: string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await runTool(command, args);
    return code === 0 ? null : output;
  },
});

const types = (project: string) => tool(`tipos: ${project}`, 'tsc', '-p', project, '--noEmit');

/** `npm run check`: everything about the sources that needs no running suite. The longest come first. */
export const sourceChecks: Check[] = [
  tool(
    'expresiones regulares',
    'tsx',
    ...['--tsconfig', 'functions/tsconfig.json', 'local/checks/expressions/judge-all.ts'],
  ),
  tool('lint', 'oxlint', '.'),
  // What was found well is not looked at again until it, its settings or prettier change.
  tool(
    'formato',
    'prettier',
    ...['--check', '--log-level', 'warn', '.'],
    ...['--cache', '--cache-strategy', 'content'],
    ...['--cache-location', 'node_modules/.cache/guantera/prettier'],
  ),
  types('web'),
  types('functions'),
  types('.'),
  types('web/e2e'),
  types('functions/contract'),
  tool(
    'dependencias',
    'depcruise',
    ...['functions/src', 'functions/contract', 'web/src'],
    ...['--config', '.dependency-cruiser.cjs'],
  ),
  ...canaries,
  folderCirclesCheck,
  folderCirclesCanary,
  lintCanary,
  countedQuestionsCheck,
  coverageCheck,
  documentsCheck,
  lexiconCheck,
  placesCheck,
  readersCheck,
  ...readerCanaries,
  threatModelCheck,
  trackedFilesCheck,
  trackedFilesCanary,
  ...dependencyChecks,
  { name: 'una sola versión de zod', run: () => Promise.resolve(compareZod()) },
];

/** The contract is compiled into both sides: two versions of zod would make two kinds of schema. */
function compareZod(): string | null {
  const [functions, web] = ['functions', 'web'].map(zodVersion);
  return functions === web ? null : `functions tiene zod ${functions}; web, ${web}`;
}

function zodVersion(folder: string): string {
  const lockfile = JSON.parse(readFileSync(fromRoot(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return lockfile.packages['node_modules/zod']?.version ?? 'missing';
}
