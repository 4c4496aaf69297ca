import { readFileSync } from 'node:fs';

const LOOK_MS = 20;

const read = (pid: number, file: string): string => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** Resident memory of the readers' processes below one, as /proc tells; nothing where it has ended or there is no /proc. */
function readersBelow(pid: number): number {
  try {
    const children = (read(pid, `task/${pid}/children`).match(/\d+/g) ?? []).map(Number);
    return children.reduce((sum, child) => {
      // Between fork and exec a child is a copy of this process: only what runs the reader is one.
      const isReader = read(child, 'cmdline').includes('reader.js');
      const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(read(child, 'status'))?.[1] ?? 0);
      return sum + (isReader ? kilobytes * 1024 : 0) + readersBelow(child);
    }, 0);
  } catch {
    return 0;
  }
}

/** How long `work` takes, and what readers hold while it runs, looked at every few milliseconds. */
export async function watched<Result>(work: () => Promise<Result>) {
  const begin = performance.now();
  let peakBytes = 0;
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, readersBelow(process.pid));
  }, LOOK_MS);
  try {
    const result = await work();
    return { result, seconds: (performance.now() - begin) / 1000, peakBytes };
  } finally {
    clearInterval(timer);
  }
}
