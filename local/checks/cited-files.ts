import { execFileSync } from 'node:child_process';
import { fromRoot } from '../suite/paths';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*/g;
/** A name of a source or a document, with the folders that are told with it; capitals stand for any name. */
const FILE =
  /(?<![\w./@{*-])(?:\.{1,2}\/)*((?:[\w.@-]{1,60}\/)*(?![A-Z_]+\.)[\w-][\w.-]{0,60}\.(?:tsx?|mjs|cjs|md|syn))(?![\w(-]|\.\w)/g;
/** Told with the commit that has it. */
const IN_A_COMMIT = /^.{0,40}\bcommit\b/s;

/** Every end of a path that begins with a whole name: a file is known with all of its folders, some or none. */
export function endsOf(paths: readonly string[]): ReadonlySet<string> {
  return new Set(
    paths.flatMap((path) => {
      const parts = path.split('/');
      return parts.map((_, at) => parts.slice(at).join('/'));
    }),
  );
}

/** Files that a document names anywhere, or a program in a comment, and that the repository has not. */
export function unknownFiles(
  { file, text }: { file: string; text: string },
  known: ReadonlySet<string>,
): string[] {
  const told = file.endsWith('.md') ? [text] : (text.match(COMMENT) ?? []);
  const missing = told.flatMap((words) =>
    [...words.matchAll(FILE)]
      .filter(({ index, 0: { length } }) => !IN_A_COMMIT.test(words.slice(index + length)))
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name)),
  );
  return [...new Set(missing)].map((name) => `${file}: no existe ${name}`);
}

export const trackedEnds = (): ReadonlySet<string> =>
  endsOf(
    execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: fromRoot('.'),
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    }).split('\n'),
  );
