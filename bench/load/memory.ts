import { processesBelow, sumOf } from '../processes';

/** What firebase-tools runs each function in. */
const WORKER = /functionsEmulatorRuntime/;

/** Resident memory of the functions' processes below this one; null where none is seen, as without /proc. */
export function functionsMemory(): { workers: number; megabytes: number } | null {
  const workers = processesBelow().filter(({ command }) => WORKER.test(command));
  if (workers.length === 0) return null;
  return { workers: workers.length, megabytes: Math.round(sumOf(workers, 'bytes') / 1e6) };
}
