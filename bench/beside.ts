import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './measures';

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
  const root = join(mkdtempSync(join(tmpdir(), 'guantera-beside-')), commit.slice(0, 10));
  git('worktree', 'add', '--detach', '--quiet', root, commit);
  try {
    for (const folder of ['.', 'functions', 'web']) {
      const packages = join(ROOT, folder, 'node_modules');
      if (existsSync(packages)) symlinkSync(packages, join(root, folder, 'node_modules'));
    }
    return await work(root);
  } finally {
    git('worktree', 'remove', '--force', root);
    rmSync(join(root, '..'), { recursive: true, force: true });
  }
}
