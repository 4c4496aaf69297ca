import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 25;

export type Measured = {
  output: string;
  /** Largest resident memory of the process and all its children together; null where there is no /proc. */
  peakBytes: number | null;
};

function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
    return children
      .filter((child) => child !== '')
      .reduce((sum, child) => sum + residentBytes(Number(child)), own);
  } catch {
    // It ended between two looks.
    return 0;
  }
}

/** Runs a TypeScript program of this folder with Node alone, and watches its memory from outside. */
export async function measuredProcess(program: string, args: string[]): Promise<Measured> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  let peak = 0;
  const sampling = setInterval(() => {
    if (child.pid !== undefined) peak = Math.max(peak, residentBytes(child.pid));
  }, SAMPLE_MS);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject).on('close', resolve);
    });
    if (code !== 0) throw new Error(`${program} ended with ${code ?? 'a signal'}`);
  } finally {
    clearInterval(sampling);
  }
  return { output, peakBytes: existsSync('/proc/self/status') ? peak : null };
}
