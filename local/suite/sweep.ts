import { PROJECT } from './emulators';
import { localUrl } from './ports';

const EVERY_MS = 60_000;

const SCHEDULED = ['sweepManuals', 'sweepAccounts', 'rereadManuals'];

/** Calls the scheduled functions once: the emulators have no clock for them. */
export async function sweepNow(functionsPort: number): Promise<void> {
  for (const name of SCHEDULED) {
    const path = `functions/projects/${PROJECT}/triggers/europe-west1-${name}-0`;
    await fetch(`${localUrl(functionsPort)}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  }
}

/** Calls the scheduled functions every minute, as Cloud Scheduler would. Returns a function that ends this. */
export function keepSweeping(functionsPort: number): () => void {
  const timer = setInterval(() => {
    // Whatever goes wrong is in the suite's log, and the next minute tries again.
    sweepNow(functionsPort).catch(() => undefined);
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
