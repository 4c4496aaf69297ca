import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 25;

export type Measured = {
  output: string;
  /** Largest resident memory of the process and all its children together; null where there is no /proc. */
  peakBytes: number | null;
  /** Time of processors that all of them took; null where there is no /proc. */
  processorSeconds: number | null;
};

type Usage = { bytes: number; ticks: number };
/** Linux counts hundredths of a second for programs, whatever its kernel does. */
const TICKS_PER_SECOND = 100;

/** Of a process and its children now; children that have ended count in the ticks of their parent. */
function usageOf(pid: number): Usage {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const bytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
    // After the name in parentheses: utime, stime, cutime and cstime are the 12th to the 15th field.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const ticks = stat.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
    return children
      .map((child) => usageOf(Number(child)))
      .reduce((sum, one) => ({ bytes: sum.bytes + one.bytes, ticks: sum.ticks + one.ticks }), {
        bytes,
        ticks,
      });
  } catch {
    // It ended between two looks.
    return { bytes: 0, ticks: 0 };
  }
}

/** Runs a TypeScript program of this folder with Node alone, and watches what it takes from outside. */
export async function measuredProcess(program: string, args: string[]): Promise<Measured> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const most: Usage = { bytes: 0, ticks: 0 };
  const sampling = setInterval(() => {
    if (child.pid === undefined) return;
    const now = usageOf(child.pid);
    most.bytes = Math.max(most.bytes, now.bytes);
    most.ticks = Math.max(most.ticks, now.ticks);
  }, SAMPLE_MS);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject).on('close', resolve);
    });
    if (code !== 0) throw new Error(`${program} ended with ${code ?? 'a signal'}`);
  } finally {
    clearInterval(sampling);
  }
  const isKnown = existsSync('/proc/self/status');
  return {
    output,
    peakBytes: isKnown ? most.bytes : null,
    processorSeconds: isKnown ? most.ticks / TICKS_PER_SECOND : null,
  };
}
