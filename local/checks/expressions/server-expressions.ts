import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../suite/paths';
import { builtByModules } from './built';
import type { Expression, Site } from './expression';
import { BUILT_AT_WORK } from './reviewed';
import { writtenInFiles } from './written';

const FOLDERS = ['functions/src', 'functions/contract'];
/** They begin to work when they are loaded; what they import is loaded with the rest. */
const PROGRAMS = ['reader-process.ts', 'prepare-reader.ts'];
const IS_OF_TESTS = /\.test\.ts$|\.d\.ts$|\/testing\//;

const filesIn = (folder: string): string[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => path.endsWith('.ts') && !IS_OF_TESTS.test(path))
    .sort();

const fileOf = ({ place }: Site): string => place.slice(0, place.lastIndexOf(':'));

type Found = {
  expressions: Expression[];
  /** Places that built nothing while modules were loaded, and of which no example is known. */
  unknown: string[];
};

/** Every expression of the server: written, built when its modules are loaded, and examples of what is built at work. */
export async function serverExpressions(): Promise<Found> {
  const files = FOLDERS.flatMap(filesIn);
  const { written, sites } = writtenInFiles(files);
  const built = await builtByModules(
    files.filter((path) => !PROGRAMS.some((name) => path.endsWith(`/${name}`))),
  );
  const examples = Object.entries(BUILT_AT_WORK).flatMap(([place, all]) =>
    all.map((example) => ({ ...example, place })),
  );
  const seen = new Set(built.map(({ place }) => place));
  const unknown = sites.filter((site) => !seen.has(site.place) && !(fileOf(site) in BUILT_AT_WORK));
  const expressions = [...written, ...built, ...examples];
  return {
    expressions: [
      ...new Map(expressions.map((one) => [`/${one.source}/${one.flags}`, one])).values(),
    ],
    unknown: unknown.map(({ place }) => place),
  };
}
