import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child';
import { waitUntil } from './wait';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guantera-child-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Starts a script, and returns the numbers that it prints: ids of processes. */
async function start(script: string, expected: number, patienceMs: number) {
  const logFile = join(folder, 'log');
  const child = startChild(process.execPath, ['-e', script], {
    cwd: folder,
    env: process.env,
    logFile,
    patienceMs,
  });
  const printed = () => readFileSync(logFile, 'utf8').split('\n').filter(Boolean).map(Number);
  await waitUntil('no output', () => Promise.resolve(printed().length >= expected), 60_000);
  return { child, pids: printed() };
}

describe('stopping a program', () => {
  it('lets it end by itself', async () => {
    const script = 'console.log(process.pid); setInterval(() => {}, 1000);';
    const polite = `process.on('SIGINT', () => process.exit(7)); ${script}`;
    const { child } = await start(polite, 1, 60_000);
    await child.stop();
    expect(await child.ended).toBe(7);
  });

  it('ends a program that does not listen, with everything that it started', async () => {
    const sleeper = 'process.on("SIGINT", () => {}); setInterval(() => {}, 1000);';
    const script = `
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(sleeper)}]);
      console.log(process.pid);
      console.log(child.pid);
      ${sleeper}`;
    const { child, pids } = await start(script, 2, 300);
    expect(pids.map(isAlive)).toEqual([true, true]);
    await child.stop();
    expect(pids.map(isAlive)).toEqual([false, false]);
  });

  it('reports a program that is not there', async () => {
    const missing = startChild('/no/such/program', [], {
      cwd: folder,
      env: process.env,
      logFile: join(folder, 'log'),
    });
    expect(await missing.ended).toBe(127);
    await missing.stop();
  });
});
