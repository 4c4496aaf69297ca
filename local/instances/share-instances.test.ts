import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, type Child } from '../suite/child';
import { firebaseTools, PROJECT } from '../suite/emulators';
import { fromRoot } from '../suite/paths';
import { freeOffset, HOST, localUrl, portsFor } from '../suite/ports';
import { waitUntil } from '../suite/wait';
import type { Internals } from './internals';
import { limitsOf, shareInstances } from './share-instances';

/** Answers after a while which process it is, and how many requests that process has had at a time. */
const SLOW = `
  const { onRequest } = require('firebase-functions/v2/https');
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  let requests = 0;
  let most = 0;
  exports.slow = onRequest({ concurrency: 4, maxInstances: 2 }, async (request, response) => {
    requests += 1;
    most = Math.max(most, requests);
    // However slowly they come in: who is asked for company waits for it.
    const company = Number(request.query.company ?? 1);
    for (let tries = 0; most < company && tries < 200; tries += 1) await pause(50);
    await pause(100);
    requests -= 1;
    const isReused = request.socket.isUsed === true;
    request.socket.isUsed = true;
    response.json({ pid: process.pid, together: most, isReused });
  });`;
/** The first process of 'late' never listens, and those of 'never' end before they do. */
const BROKEN = `
  const { appendFileSync, existsSync } = require('node:fs');
  const isFirst = !existsSync('late');
  const target = process.env.FUNCTION_TARGET;
  if (target) appendFileSync(target, process.pid + ' ');
  if (target === 'late' && isFirst) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (target === 'never') process.exit(1);
  exports.late = exports.never = onRequest((request, response) => response.json({ pid: process.pid }));`;
/** Both end in the middle of an answer: the connection, and the process that serves others beside it. */
const CUT = `
  const { setTimeout: after } = require('node:timers');
  const begin = (response) => response.writeHead(200, { 'content-type': 'text/plain' }).write('begun');
  exports.cut = onRequest((request, response) => {
    begin(response);
    after(() => response.socket.destroy(), 100);
  });
  exports.dies = onRequest((request, response) => {
    begin(response);
    after(() => process.exit(1), 100);
  });`;
/** In bytes; the emulator takes 32 MB. */
const TOO_LARGE = 50 * 1024 * 1024;
/** How long the emulator waits for a process to listen, and for the declarations of the functions. */
const START_SECONDS = 20;
const PATIENCE_MS = 90_000;

let folder: string;
let emulator: Child;
let url: string;
let urlOf: (name: string) => string;
let site: string;

const tellLog = (error: unknown): never => {
  throw new Error(readFileSync(join(folder, 'log'), 'utf8'), { cause: error });
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guantera-'));
  const ports = portsFor(await freeOffset());
  const listen = (port: number) => ({ host: HOST, port });
  const functions = join(folder, 'functions');
  mkdirSync(functions);
  mkdirSync(join(folder, 'public'));
  symlinkSync(fromRoot('functions/node_modules'), join(functions, 'node_modules'));
  writeFileSync(join(functions, 'package.json'), '{ "name": "slow", "main": "index.js" }');
  writeFileSync(join(functions, 'index.js'), SLOW + BROKEN + CUT);
  const config = {
    // Without a watch: a file that is touched meanwhile would end the processes that the tests count.
    functions: [{ source: 'functions', runtime: 'nodejs22', ignore: ['**'] }],
    hosting: {
      public: 'public',
      rewrites: [
        { source: '/cut', function: 'cut' },
        { source: '/dies', function: 'dies' },
      ],
    },
    emulators: {
      functions: listen(ports.functions),
      hosting: listen(ports.hosting),
      hub: listen(ports.hub),
      logging: listen(ports.logging),
      eventarc: listen(ports.eventarc),
      tasks: listen(ports.tasks),
      ui: { enabled: false },
    },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  const args = [
    ...firebaseTools(),
    'emulators:start',
    '--project',
    PROJECT,
    '--only',
    'functions,hosting',
  ];
  emulator = startChild(process.execPath, args, {
    cwd: folder,
    env: {
      ...process.env,
      CI: '1',
      TMPDIR: folder,
      FUNCTIONS_DISCOVERY_TIMEOUT: `${START_SECONDS}`,
    },
    logFile: join(folder, 'log'),
  });
  const service = `${localUrl(ports.functions)}/${PROJECT}/us-central1`;
  url = `${service}/slow`;
  site = localUrl(ports.hosting);
  urlOf = (name) => `${service}/${name}`;
  const isLoaded = async () => (await fetch(url, { method: 'HEAD' })).status !== 404;
  await waitUntil('no emulator', isLoaded, PATIENCE_MS).catch(tellLog);
});

afterAll(async () => {
  await emulator.stop();
  rmSync(folder, { recursive: true, force: true });
});

const startedFor = (name: string): number[] =>
  readFileSync(join(folder, 'functions', name), 'utf8')
    .trim()
    .split(' ')
    .map(Number);
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** It may have ended by itself. */
function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

type Answer = { pid: number; together: number; isReused: boolean };

describe('the functions emulator', () => {
  it('serves 24 requests at once with the two processes that the function may have, four in each', async () => {
    const ask = async () => {
      const response = await fetch(`${url}?company=4`);
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as Answer;
    };
    const answers: Answer[] = [];
    const running = () => [...new Set(answers.map(({ pid }) => pid))].filter(isRunning);
    const askAll = async () => {
      answers.push(...(await Promise.all(Array.from({ length: 24 }, ask))));
      return running().length > 1;
    };
    // Whoever waits takes the first free place: the first process may serve all before the second one listens.
    for (let round = 0; round < 2; round += 1) {
      await waitUntil('one process serves all', askAll, PATIENCE_MS).catch(tellLog);
    }
    expect(running()).toHaveLength(2);
    expect(Math.max(...answers.map(({ together }) => together))).toBe(4);
  });

  it('sends no request down a connection that the process may be closing, and would be ended for', async () => {
    const ask = async () => (await (await fetch(url)).json()) as Answer;
    const answers = [await ask(), await ask(), await ask()];
    expect(answers.map(({ isReused }) => isReused)).toEqual([false, false, false]);
  });

  it('begins anew with another process when one has ended, and serves who waited', async () => {
    const ask = async () => (await (await fetch(url)).json()) as Answer;
    const { pid } = await ask();
    endProcess(pid);
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(answers.map((answer) => answer.pid)).not.toContain(pid);
  });

  it('ends a process that does not listen, and serves who waited for it with another one', async () => {
    const ask = async () => ((await (await fetch(urlOf('late'))).json()) as Answer).pid;
    const answers = await Promise.all([ask(), ask()]);
    const [first, second, ...more] = startedFor('late');
    expect(more).toEqual([]);
    expect(answers).toEqual([second, second]);
    expect(isRunning(first!)).toBe(false);
  });

  it('answers who waited when the second process does not listen either', async () => {
    const ask = async () => (await fetch(urlOf('never'))).status;
    expect(await Promise.all([ask(), ask()])).toEqual([503, 503]);
    expect(startedFor('never')).toHaveLength(2);
  });
});

describe('an answer that breaks off', () => {
  it.each(['cut', 'dies'])('fails for who asked, and ends nothing else: %s', async (name) => {
    for (const address of [urlOf(name), `${site}/${name}`]) {
      const response = await fetch(address);
      expect(response.status).toBe(200);
      await expect(response.text()).rejects.toThrow();
      expect((await fetch(url)).status).toBe(200);
    }
  });
});

/** Posts a body that is refused before all of it has come, on a connection of its own; null when that broke. */
const postTooLarge = (address: string): Promise<number | null> =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/octet-stream', connection: 'close' };
    const post = request(address, { method: 'POST', agent: false, headers }, (response) => {
      resolve(response.statusCode ?? null);
      response.resume();
    });
    post.once('error', () => resolve(null));
    post.end(Buffer.alloc(TOO_LARGE));
  });

describe('a body that is refused before all of it has come', () => {
  it('is refused time and again, and ends nothing else', async () => {
    const statuses: (number | null)[] = [];
    for (let round = 0; round < 12; round += 1) statuses.push(await postTooLarge(url));
    expect(statuses).toContain(413);
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('what a function declares', () => {
  it.each([
    ['requests', { httpsTrigger: {}, concurrency: 20, maxInstances: 1 }, [20, 1]],
    ['requests, without saying more', { httpsTrigger: {}, maxInstances: 1 }, [80, 1]],
    ['events, one at a time', { concurrency: 20, maxInstances: 1 }, [1, 1]],
  ])('limits what it takes at once: %s', (_, endpoint, [concurrency, maxInstances]) => {
    expect(limitsOf({ id: 'a', region: 'b', ...endpoint })).toEqual({ concurrency, maxInstances });
  });
});

describe('priority', () => {
  it.each([
    ['is normal where somebody waits for an answer', { httpsTrigger: {} }, getPriority()],
    ['is low for what happens in the background', {}, Math.max(5, getPriority())],
  ])('%s', async (_, kind, expected) => {
    const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 60_000)']);
    const worker = {
      state: 'IDLE',
      triggerKey: '',
      runtime: { process: sleeper, conn: { httpReqOpts: () => ({}) } },
    };
    const internals: Internals = {
      emulator: {
        startRuntime: () => Promise.resolve(worker),
        handleHttpsTrigger: () => Promise.resolve(),
      },
      pool: { readyForWork: () => false, getIdleWorker: () => undefined },
      worker: { request: () => Promise.resolve(), waitForSocketReady: () => Promise.resolve() },
      shared: {
        emulatedFunctionsFromEndpoints: (endpoints) =>
          endpoints.map(({ region, id }) => ({ id: `${region}-${id}` })),
      },
      hosting: { proxyRequestHandler: () => () => Promise.resolve() },
    };
    shareInstances(internals);
    const endpoint = { id: 'a', region: 'here', ...kind };
    const [trigger] = internals.shared.emulatedFunctionsFromEndpoints([endpoint]);
    await internals.worker.waitForSocketReady.call({ ...worker, triggerKey: trigger?.id ?? '' });
    expect(getPriority(sleeper.pid)).toBe(expected);
    sleeper.kill();
  });
});
