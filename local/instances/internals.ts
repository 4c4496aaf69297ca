import type { ChildProcess } from 'node:child_process';
import type { IncomingMessage, RequestOptions, ServerResponse } from 'node:http';
import type { Limits } from './admission';

/**
 * The parts of firebase-tools' emulators of Functions and Hosting that the suite changes. They are internal to it, which is why
 * package.json pins the exact version; this file is the only one that reaches for them.
 */

/** A function, as the emulator keeps it. */
type Trigger = { id: string; limits?: Limits };

/** A function, as its source declares it. */
export type Endpoint = {
  id: string;
  region: string;
  httpsTrigger?: object;
  concurrency?: number | null;
  maxInstances?: number | null;
};

/** A process that runs one function. */
export type Worker = {
  state: string;
  triggerKey: string;
  /** After which the process is ended for a request that takes so long. */
  timeoutSeconds?: number | undefined;
  runtime: { process: ChildProcess; conn: { httpReqOpts(this: unknown): RequestOptions } };
};

type StartRuntime = (this: unknown, backend: unknown, trigger?: Trigger) => Promise<Worker>;
type HandleRequest = (this: unknown, request: unknown, response: ServerResponse) => Promise<void>;
type Request = (
  this: Worker,
  request: IncomingMessage,
  response: ServerResponse,
  ...rest: unknown[]
) => Promise<void>;
type Handler = (request: IncomingMessage, response: ServerResponse, next: unknown) => Promise<void>;
/** Fails when the process does not listen within the emulator's patience. */
type WaitUntilItListens = (this: Worker) => Promise<void>;

export type Internals = {
  emulator: { startRuntime: StartRuntime; handleHttpsTrigger: HandleRequest };
  pool: {
    readyForWork: (triggerId: string) => boolean;
    getIdleWorker: (triggerId: string) => Worker | undefined;
  };
  worker: { request: Request; waitForSocketReady: WaitUntilItListens };
  shared: { emulatedFunctionsFromEndpoints: (endpoints: Endpoint[]) => Trigger[] };
  hosting: { proxyRequestHandler: (...target: unknown[]) => Handler };
};

type Prototype = { prototype?: unknown };

/** Takes the parts out of firebase-tools, whose modules `load` returns; fails when one is not where it was. */
export function findInternals(load: (module: string) => unknown): Internals {
  const part = (module: string, name: string, methods: readonly string[]): unknown => {
    const found = load(`firebase-tools/lib/${module}.js`) as Record<string, Prototype>;
    const methodsOf = name === '' ? found : found[name]?.prototype;
    for (const method of methods) {
      const is = (methodsOf as Record<string, unknown> | undefined)?.[method];
      if (typeof is !== 'function')
        throw new Error(`firebase-tools: no ${name}.${method} any more`);
    }
    return methodsOf;
  };
  return {
    emulator: part('emulator/functionsEmulator', 'FunctionsEmulator', [
      'startRuntime',
      'handleHttpsTrigger',
    ]),
    pool: part('emulator/functionsRuntimeWorker', 'RuntimeWorkerPool', [
      'readyForWork',
      'getIdleWorker',
    ]),
    worker: part('emulator/functionsRuntimeWorker', 'RuntimeWorker', [
      'request',
      'waitForSocketReady',
    ]),
    shared: part('emulator/functionsEmulatorShared', '', ['emulatedFunctionsFromEndpoints']),
    hosting: part('hosting/proxy', '', ['proxyRequestHandler']),
  } as Internals;
}
