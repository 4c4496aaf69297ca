import { PROJECT } from './emulators';
import { localUrl } from './ports';

const EVERY_MS = 60_000;

/** Calls the scheduled function once: the emulators have no clock for it. */
export async function sweepNow(functionsPort: number): Promise<void> {
  const path = `functions/projects/${PROJECT}/triggers/europe-west1-sweepManuals-0`;
  await fetch(`${localUrl(functionsPort)}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}

/** Calls the scheduled function every minute, as Cloud Scheduler would. Returns a function that ends this. */
export function keepSweeping(functionsPort: number): () => void {
  const timer = setInterval(() => {
    // Whatever goes wrong is in the suite's log, and the next minute tries again.
    sweepNow(functionsPort).catch(() => undefined);
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
