import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './measures';

/** Runs a TypeScript program with Node alone, in the tree at `root`, and tells what it wrote. */
export async function outputOf(
  program: string,
  args: readonly string[],
  root = ROOT,
): Promise<string> {
  const command = ['--import', 'tsx', program, ...args];
  const options = { cwd: root, maxBuffer: 1 << 28 };
  return (await promisify(execFile)(process.execPath, command, options)).stdout;
}
