import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program that runs beside us, with everything that it starts itself. */
export type Child = {
  /** Resolves when the program ended, with its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Asks it to stop and insists, until nothing of it is left. */
  stop(): Promise<void>;
};

type Start = {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Receives all output, appended. */
  logFile: string;
  /** How long the program may take to stop by itself, in milliseconds. */
  patienceMs?: number;
};

/**
 * Starts a program as the leader of its own process group: Ctrl-C in the terminal then reaches only us, who know the
 * order in which to stop, and a signal to the group reaches everything that the program started.
 */
export function startChild(command: string, args: readonly string[], options: Start): Child {
  const log = openSync(options.logFile, 'a');
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', log, log],
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code));
  });
  const { pid } = child;
  return {
    ended,
    stop: async () => {
      if (pid === undefined) return;
      // Only the leader is asked first: it stops its own children in its own order.
      signal(pid, 'SIGINT');
      await Promise.race([ended, sleep(options.patienceMs ?? 10_000, undefined, { ref: false })]);
      await endGroup(pid);
    },
  };
}

async function endGroup(pid: number): Promise<void> {
  for (const name of ['SIGTERM', 'SIGKILL'] as const) {
    signal(-pid, name);
    for (let waited = 0; waited < 3000 && signal(-pid, 0); waited += 100) await sleep(100);
  }
}

/** Sends a signal to a process (or, negative, to its group); false when there is none. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}
