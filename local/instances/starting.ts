import { once } from 'node:events';
import type { Internals } from './internals';

/** Each may take the emulator's patience (30 s); more would outlast all who wait. */
const TRIES = 2;

/**
 * The emulator forgets a process that does not listen in time, and leaves it running; and for one that ended before it
 * listened it waits as long.
 */
export function endWhatDoesNotListen(worker: Internals['worker']): void {
  const { waitForSocketReady } = worker;
  worker.waitForSocketReady = async function wait() {
    const { process } = this.runtime;
    const ended = once(process, 'exit').then(() => {
      throw new Error('its process ended before it listened');
    });
    try {
      await Promise.race([waitForSocketReady.call(this), ended]);
    } catch (error) {
      process.kill('SIGKILL');
      throw error;
    }
  };
}

/** Starts a process for the function once more when the first one does not listen. */
export async function tryAgain<Started>(
  id: string,
  start: () => Promise<Started>,
): Promise<Started> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await start();
    } catch (error) {
      console.error(`[instances] ${id} did not start, ${tried} of ${TRIES}: ${String(error)}`);
      if (tried === TRIES) throw error;
    }
  }
}

/** The emulator gives no answer to a request that it found no process for. The cloud says 503. */
export function answerInAnyCase(emulator: Internals['emulator']): void {
  const { handleHttpsTrigger } = emulator;
  emulator.handleHttpsTrigger = async function handle(request, response) {
    try {
      await handleHttpsTrigger.call(this, request, response);
    } finally {
      if (!response.headersSent) response.writeHead(503).end('No instance could be started.');
    }
  };
}
