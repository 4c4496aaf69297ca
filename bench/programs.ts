import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './measures';
import { CASES, MANUALS } from './shared-data';

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
