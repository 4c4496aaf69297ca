import { Worker } from 'node:worker_threads';
import { processorClock } from '../processor-clock';

const CHECK_MS = 100;

/**
 * Runs beside the reader in a thread of its own: a decoder that never returns to the event loop cannot stop it.
 * It ends the process when it takes too much memory or processor, or when nobody is left to read for.
 */
const GUARD = `
const { workerData } = require('node:worker_threads');
const most = new Float64Array(workerData.most);
setInterval(() => {
  const isAlone = process.ppid !== workerData.parent;
  const { user, system } = process.cpuUsage();
  const isOver = (user + system) / 1000 > most[0] || process.memoryUsage.rss() > workerData.memoryBytes;
  if (isAlone || isOver) process.kill(process.pid, 'SIGKILL');
}, workerData.checkMs);
`;

export type Watchdog = {
  /** From now on this process may take so many milliseconds of processor; before, as many as it wants. */
  allow(processorMs: number): void;
  /** Whether it has taken more: it may have come to its end before it was ended. */
  isSpent(): boolean;
};

/** Ends this process with SIGKILL above so many bytes of resident memory, or when its parent is gone. */
export function startWatchdog(memoryBytes: number): Watchdog {
  const shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const most = new Float64Array(shared).fill(Number.POSITIVE_INFINITY);
  const workerData = { parent: process.ppid, memoryBytes, checkMs: CHECK_MS, most: shared };
  new Worker(GUARD, { eval: true, workerData, stdin: false }).unref();
  return {
    allow: (processorMs) => void (most[0] = processorClock() + processorMs),
    isSpent: () => processorClock() > (most[0] ?? 0),
  };
}
