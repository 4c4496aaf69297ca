import { readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; command: string; bytes: number };

/** What firebase-tools runs each function in. */
const WORKER = /functionsEmulatorRuntime/;

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const field = (key: string) =>
          Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
        return [
          { pid: Number(name), parent: field('PPid'), command, bytes: field('VmRSS') * 1024 },
        ];
      } catch {
        // It ended between two looks.
        return [];
      }
    });
}

/** Resident memory of the functions' processes below this one; null where there is no /proc. */
export function functionsMemory(): { workers: number; megabytes: number } | null {
  let all: Process[];
  try {
    all = processes();
  } catch {
    return null;
  }
  const byPid = new Map(all.map((process) => [process.pid, process]));
  const isOurs = ({ pid, parent }: Process): boolean => {
    if (pid === process.pid || parent === process.pid) return true;
    const above = byPid.get(parent);
    return above !== undefined && isOurs(above);
  };
  const workers = all.filter((one) => WORKER.test(one.command) && isOurs(one));
  const bytes = workers.reduce((sum, one) => sum + (one.bytes || 0), 0);
  return { workers: workers.length, megabytes: Math.round(bytes / 1e6) };
}
