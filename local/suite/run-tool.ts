import { spawn, type ChildProcess } from 'node:child_process';
import { fromRoot } from './paths';

/** `printed` is what it wrote as its result; `output` that and its complaints. */
export type Outcome = { code: number | null; output: string; printed: string };

type Options = { cwd?: string; env?: NodeJS.ProcessEnv };

/** Programs that run now: none of them outlives us, whatever ends us. */
const running = new Set<ChildProcess>();
process.once('exit', endPrograms);

/** Ends all programs that run now. */
export function endPrograms(): void {
  running.forEach((child) => child.kill());
}

/** Runs a program to its end and collects what it prints. Never throws: code 127 means that it is not there. */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd = fromRoot(), env = process.env }: Options = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    let printed = '';
    const collect = (piece: Buffer) => (output += piece.toString());
    child.stdout.on('data', collect);
    child.stdout.on('data', (piece: Buffer) => (printed += piece.toString()));
    child.stderr.on('data', collect);
    const end = (outcome: Outcome) => {
      running.delete(child);
      resolve(outcome);
    };
    child.once('error', (error) => end({ code: 127, output: error.message, printed }));
    child.once('close', (code) => end({ code, output, printed }));
  });
}

/** Runs a program of the root's node_modules. */
export const runTool = (name: string, args: readonly string[], options?: Options) =>
  runProgram(process.execPath, [fromRoot('node_modules/.bin', name), ...args], options);
