import { Worker } from 'node:worker_threads';

const CHECK_MS = 100;

/**
 * Runs beside the reader in a thread of its own: a decoder that never returns to the event loop cannot stop it.
 * It ends the process when it takes too much memory, or when nobody is left to read for.
 */
const GUARD = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  const isAlone = process.ppid !== workerData.parent;
  if (isAlone || process.memoryUsage.rss() > workerData.memoryBytes) process.kill(process.pid, 'SIGKILL');
}, workerData.checkMs);
`;

/** Ends this process with SIGKILL above so many bytes of resident memory, or when its parent is gone. */
export function startWatchdog(memoryBytes: number): void {
  const workerData = { parent: process.ppid, memoryBytes, checkMs: CHECK_MS };
  new Worker(GUARD, { eval: true, workerData, stdin: false }).unref();
}
