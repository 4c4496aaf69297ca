import { availableParallelism, getPriority, setPriority } from 'node:os';
import { admission, type Admission, type Limits } from './admission';
import type { Endpoint, Internals, Worker } from './internals';
import { answerInAnyCase, endWhatDoesNotListen, tryAgain } from './starting';

/** Of Cloud Functions of the 2nd generation, where a function does not say. */
const CONCURRENCY = 80;
/** The cloud has machines enough for what a function may take; here they share the cores with all else. */
const MAX_INSTANCES = Math.max(2, availableParallelism());

/** Printed once a function's first process is under our care: the suite looks for it. */
export const TAKEN = '[instances]';

/**
 * What comes from events and queues comes one at a time: where a handler throws, the emulator ends its process, and
 * with it all that the process is doing.
 */
export function limitsOf({ httpsTrigger, concurrency, maxInstances }: Endpoint): Limits {
  return {
    concurrency: httpsTrigger ? (concurrency ?? CONCURRENCY) : 1,
    maxInstances: Math.min(maxInstances ?? MAX_INSTANCES, MAX_INSTANCES),
  };
}

/**
 * The emulator ends a process when one request to it fails; in the cloud the others go on. So none may fail for the
 * emulator's own reasons: it would send one down a connection that the process, idle for five seconds, is closing. And
 * one that takes too long is answered by Hosting, as there.
 */
function keepAlive(worker: Worker, { concurrency }: Limits): void {
  const { conn } = worker.runtime;
  const options = conn.httpReqOpts.bind(conn);
  conn.httpReqOpts = () => ({ ...options(), agent: false });
  if (concurrency > 1) worker.timeoutSeconds = undefined;
}

/** Of 19: a quarter of a core while others want it, all of it else. */
const LOW_PRIORITY = 5;

/** In the cloud what nobody waits for has machines of its own; here it must not make those wait who ask. */
function letOthersGoFirst({ runtime }: Worker): void {
  if (runtime.process.pid === undefined) return;
  try {
    setPriority(runtime.process.pid, Math.max(LOW_PRIORITY, getPriority()));
  } catch {
    // It has ended.
  }
}

/** An exception would only leave a request without an answer. */
function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const isAlive = ({ state, runtime }: Worker): boolean =>
  (state === 'IDLE' || state === 'BUSY') && !runtime.process.killed;

/**
 * Has the functions emulator serve requests as the cloud does. Left alone, it gives every request that runs beside
 * another one a process of its own, and forgets those that are starting.
 */
export function shareInstances({ emulator, pool, worker, shared }: Internals): void {
  endWhatDoesNotListen(worker);
  answerInAnyCase(emulator);
  const services = new Map<string, Admission<Worker>>();
  const inBackground = new Set<string>();
  const original = {
    startRuntime: emulator.startRuntime,
    request: worker.request,
    functionsOf: shared.emulatedFunctionsFromEndpoints,
  };

  const serviceOf = (id: string, limits: Limits): Admission<Worker> => {
    const known = services.get(id);
    if (known) return known;
    const service = admission(limits, isAlive);
    services.set(id, service);
    console.log(`${TAKEN} ${id}: ${limits.concurrency} x ${limits.maxInstances}`);
    return service;
  };

  shared.emulatedFunctionsFromEndpoints = (endpoints) => {
    // Gives each endpoint its region, too.
    const triggers = original.functionsOf(endpoints);
    const limits = new Map(endpoints.map((one) => [`${one.region}-${one.id}`, limitsOf(one)]));
    for (const { region, id, httpsTrigger } of endpoints) {
      if (!httpsTrigger) inBackground.add(`${region}-${id}`);
    }
    return triggers.map((trigger) => {
      const own = limits.get(trigger.id);
      return own ? { ...trigger, limits: own } : trigger;
    });
  };

  const { waitForSocketReady } = worker;
  worker.waitForSocketReady = async function wait() {
    // From its beginning: loading its code is most of what a process does that runs once.
    if (inBackground.has(this.triggerKey)) letOthersGoFirst(this);
    return waitForSocketReady.call(this);
  };

  pool.readyForWork = (id) => services.get(id)?.tryPromise() ?? false;
  pool.getIdleWorker = (id) => services.get(id)?.take() ?? undefined;

  emulator.startRuntime = async function start(backend, trigger) {
    if (!trigger) return original.startRuntime.call(this, backend);
    const { id, limits } = trigger;
    if (!limits) return giveUp(`firebase-tools does not tell the limits of ${id} any more`);
    const service = serviceOf(id, limits);
    return service.promise(async () => {
      const started = await tryAgain(id, () => original.startRuntime.call(this, backend, trigger));
      keepAlive(started, limits);
      started.runtime.process.once('exit', () => service.remove(started));
      return started;
    });
  };

  worker.request = async function send(...sent) {
    const service = services.get(this.triggerKey);
    try {
      await original.request.apply(this, sent);
    } finally {
      service?.release(this);
      // The emulator takes a process for idle when one of its requests has ended.
      if (service?.isBusy(this) && this.state === 'IDLE') this.state = 'BUSY';
    }
  };
}
