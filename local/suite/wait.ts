import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from './problem';

/** Asks `probe` until it answers true. Errors count as "not yet"; `patienceMs` bounds the wait. */
export async function waitUntil(
  sentence: string,
  probe: () => Promise<boolean>,
  patienceMs: number,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (await probe().catch(() => false)) return;
    await sleep(200);
  }
  throw new Problem(sentence);
}

/** Whether a URL answers at all, whatever its status. */
export async function answers(url: string): Promise<boolean> {
  await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
  return true;
}
