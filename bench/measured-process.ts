import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { watched } from './processes';

export type Measured = {
  output: string;
  /** Largest resident memory of the process and all its children together; null where there is no /proc. */
  peakBytes: number | null;
  /** Time of processors that all of them took; null where there is no /proc. */
  processorSeconds: number | null;
};

/** Runs a TypeScript program of this folder with Node alone, and watches what it takes from outside. */
export async function measuredProcess(program: string, args: string[]): Promise<Measured> {
  const { result: output, ...taken } = await watched(async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject).on('close', resolve);
    });
    if (code !== 0) throw new Error(`${program} ended with ${code ?? 'a signal'}`);
    return text;
  });
  const isKnown = existsSync('/proc/self/status');
  return { output, ...(isKnown ? taken : { peakBytes: null, processorSeconds: null }) };
}
