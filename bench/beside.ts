import { execFile, execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inFolder, ROOT } from './measures';
import { CASES, MANUALS } from './shared-data';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/**
 * Checks `ref` out in a folder of its own, for as long as `work` takes, so that both trees are measured in one run. It
 * uses the packages that are installed here: what differs is the source.
 */
export async function besideRef<Result>(
  ref: string,
  work: (root: string) => Promise<Result>,
): Promise<Result> {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  return inFolder(async (folder) => {
    const root = join(folder, commit.slice(0, 10));
    git('worktree', 'add', '--detach', '--quiet', root, commit);
    try {
      for (const packages of ['node_modules', 'functions/node_modules', 'web/node_modules']) {
        if (existsSync(join(ROOT, packages)))
          symlinkSync(join(ROOT, packages), join(root, packages));
      }
      return await work(root);
    } finally {
      git('worktree', 'remove', '--force', root);
    }
  });
}

/** Runs a program of `bench/` in a process of its own, by the code of the tree at `root`, and tells what it wrote. */
export async function outputOf(
  program: string,
  args: readonly string[] = [],
  root = ROOT,
): Promise<string> {
  const command = ['--import', 'tsx', join(root, 'bench', program), ...args];
  const options = { cwd: root, maxBuffer: 1 << 28, env: { ...process.env, CASES, MANUALS } };
  return (await promisify(execFile)(process.execPath, command, options)).stdout;
}
