import { readFileSync } from 'node:fs';

/** A process, as /proc tells. */
export type Process = {
  pid: number;
  command: string;
  /** Resident memory. */
  bytes: number;
  /** Time of processors, its ended children's among it. */
  seconds: number;
};

/** Linux counts hundredths of a second for programs, whatever its kernel does. */
const TICKS_PER_SECOND = 100;
const LOOK_MS = 20;

const read = (pid: number, file: string): string => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** A process and all that it started, directly or not; none where it has ended or there is no /proc. */
export function processesFrom(pid: number): Process[] {
  try {
    const bytes = Number(/^VmRSS:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0) * 1024;
    // After the name in parentheses: utime, stime, cutime and cstime are the 12th to the 15th field.
    const stat = read(pid, 'stat')
      .replace(/^.*\) /, '')
      .split(' ');
    const ticks = stat.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const command = read(pid, 'cmdline').replaceAll('\0', ' ');
    const children = read(pid, `task/${pid}/children`).match(/\d+/g) ?? [];
    const own = { pid, command, bytes, seconds: ticks / TICKS_PER_SECOND };
    return [own, ...children.map(Number).flatMap(processesFrom)];
  } catch {
    return [];
  }
}

/** Those below this one. */
export const processesBelow = (): Process[] => processesFrom(process.pid).slice(1);

export const sumOf = (processes: readonly Process[], what: 'bytes' | 'seconds'): number =>
  processes.reduce((sum, one) => sum + one[what], 0);

/** What the processes below this one hold and take while `work` runs, looked at every few milliseconds. */
export async function watched<Result>(
  work: () => Promise<Result>,
  isMeant: (process: Process) => boolean = () => true,
): Promise<{ result: Result; peakBytes: number; processorSeconds: number }> {
  let [peakBytes, processorSeconds] = [0, 0];
  const timer = setInterval(() => {
    const meant = processesBelow().filter(isMeant);
    peakBytes = Math.max(peakBytes, sumOf(meant, 'bytes'));
    processorSeconds = Math.max(processorSeconds, sumOf(meant, 'seconds'));
  }, LOOK_MS);
  try {
    return { result: await work(), peakBytes, processorSeconds };
  } finally {
    clearInterval(timer);
  }
}

/** Between fork and exec a child is a copy of this process: only what runs the reader is one. */
export const isReader = ({ command }: Process): boolean => command.includes('reader.js');
