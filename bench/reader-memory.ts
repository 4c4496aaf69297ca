import { readFileSync } from 'node:fs';

const CHECK_MS = 15;

/** Pids of the processes that this one started; none where there is no /proc. */
function children(): string[] {
  try {
    const listed = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
    return listed.split(' ').filter((pid) => pid !== '');
  } catch {
    return [];
  }
}

function residentBytes(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // Between fork and exec a child is a copy of this process.
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reader.js')) return 0;
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** The most memory that all reader processes together held while `work` ran, looked at every few milliseconds. */
export async function withPeakOfReaders<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; peakBytes: number }> {
  let peakBytes = 0;
  const look = (): void => {
    const bytes = children().reduce((sum, pid) => sum + residentBytes(pid), 0);
    peakBytes = Math.max(peakBytes, bytes);
  };
  const timer = setInterval(look, CHECK_MS);
  try {
    const result = await work();
    return { result, peakBytes };
  } finally {
    clearInterval(timer);
  }
}
