import type { Functions } from 'firebase-admin/functions';
import { eraseAccount, exportData, prepareFindings, readManual } from '../../index';
import * as deployed from '../../index';
import { taskFindingsQueue } from './findings-queue';
import { taskOwnerQueue } from './owner-queue';
import { taskReadingQueue } from './reading-queue';

/** Sends one task to each queue. */
async function sendAll(requestId: string | undefined) {
  const sent: unknown[] = [];
  const taskQueue = (queue: string) => ({
    enqueue: async (payload: object, options: object) =>
      void sent.push({ queue, payload, options }),
  });
  const functions = { taskQueue } as unknown as Functions;
  const options = { region: 'eu', requestId: () => requestId };
  await taskReadingQueue(functions, options).enqueue('ana', 7, { name: '2-0', lane: 'large' });
  await taskFindingsQueue(functions, options, 'plan:1').enqueue('ana', {
    manualId: 7,
    revision: 2,
  });
  await taskOwnerQueue(functions, options)('exportData').enqueue('ana');
  await taskOwnerQueue(functions, options)('eraseAccount').enqueue('ana');
  return sent;
}

const aTask = (name: string, { __endpoint }: typeof readManual, payload: object, named = {}) => ({
  queue: `locations/eu/functions/${name}`,
  payload,
  options: { dispatchDeadlineSeconds: __endpoint.timeoutSeconds, ...named },
});
const named = { id: expect.stringMatching(/^[0-9a-f]{32}$/) as string };

describe('a task', () => {
  it('is waited for as long as its function may take', async () => {
    expect(await sendAll(undefined)).toEqual([
      aTask('readManual', readManual, { uid: 'ana', manualId: 7 }, named),
      aTask('prepareFindings', prepareFindings, { uid: 'ana', manualId: 7, revision: 2 }, named),
      aTask('exportData', exportData, { uid: 'ana' }),
      aTask('eraseAccount', eraseAccount, { uid: 'ana' }),
    ]);
  });

  it('carries the request that it stems from', async () => {
    const requestId = '0f4c2f2e-7b1c-4f0a-9d52-6a1f5c3b2e10';
    expect(await sendAll(requestId)).toMatchObject([
      { payload: { uid: 'ana', manualId: 7, requestId } },
      { payload: { uid: 'ana', manualId: 7, revision: 2, requestId } },
      { payload: { uid: 'ana', requestId } },
      { payload: { uid: 'ana', requestId } },
    ]);
  });
});

describe('a task to read a manual', () => {
  const named = (name: string) => ({ name, lane: 'large' as const });

  it.each([
    ['large', 'readManual'],
    ['small', 'readSmallManual'],
    ['again', 'readManualAgain'],
  ] as const)('of the %s ones goes to the queue of %s, which is deployed', async (lane, name) => {
    const queues: string[] = [];
    const taskQueue = (queue: string) => ({
      enqueue: async () => void queues.push(queue),
    });
    const queue = taskReadingQueue({ taskQueue } as unknown as Functions, {
      region: 'eu',
      requestId: () => undefined,
    });
    await queue.enqueue('ana', 7, { name: '0-0', lane });
    expect(queues).toEqual([`locations/eu/functions/${name}`]);
    expect(Object.keys(deployed)).toContain(name);
  });

  const queueThat = (enqueue: (id: string) => Promise<void>) => {
    const taskQueue = () => ({ enqueue: (_: object, { id }: { id: string }) => enqueue(id) });
    return taskReadingQueue({ taskQueue } as unknown as Functions, {
      region: 'eu',
      requestId: () => undefined,
    });
  };

  it('has one id for one reading, and another one for another reading, manual or owner', async () => {
    const ids: string[] = [];
    const queue = queueThat(async (id) => void ids.push(id));
    for (const turn of ['0-0', '0-0', '0-1', '1-0']) await queue.enqueue('ana', 7, named(turn));
    await queue.enqueue('ana', 8, named('0-0'));
    await queue.enqueue('luis', 7, named('0-0'));
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(5);
  });

  it('is handed over where the queue has it already, and is not where the queue fails', async () => {
    const failing = (code: string) => () =>
      Promise.reject(Object.assign(new Error(code), { code }));
    await queueThat(failing('functions/task-already-exists')).enqueue('ana', 7, named('0-0'));
    const down = queueThat(failing('functions/unavailable')).enqueue('ana', 7, named('0-0'));
    await expect(down).rejects.toThrow('unavailable');
  });
});

describe('a task to look through a manual', () => {
  it('has one id for one revision and the versions of finders', async () => {
    const ids: string[] = [];
    const taskQueue = () => ({
      enqueue: async (_: object, { id }: { id: string }) => void ids.push(id),
    });
    const functions = { taskQueue } as unknown as Functions;
    const options = { region: 'eu', requestId: () => undefined };
    const ask = (versions: string, uid: string, manualId: number, revision: number) =>
      taskFindingsQueue(functions, options, versions).enqueue(uid, { manualId, revision });
    await ask('plan:1', 'ana', 7, 2);
    await ask('plan:1', 'ana', 7, 2);
    await ask('plan:2', 'ana', 7, 2);
    await ask('plan:1', 'ana', 7, 3);
    await ask('plan:1', 'ana', 8, 2);
    await ask('plan:1', 'luis', 7, 2);
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(5);
  });

  it('has another id for each reading by a model, which is asked for once', async () => {
    const sent: [object, string][] = [];
    const taskQueue = () => ({
      enqueue: async (payload: object, { id }: { id: string }) => void sent.push([payload, id]),
    });
    const functions = { taskQueue } as unknown as Functions;
    const queue = taskFindingsQueue(functions, { region: 'eu', requestId: () => undefined }, 'a:1');
    const key = { manualId: 7, revision: 2 };
    await queue.enqueue('ana', key);
    for (const turn of [undefined, 0, 1, 2]) await queue.enqueue('ana', key, 'model', turn);
    const ids = sent.map(([, id]) => id);
    expect(ids[1]).toBe(ids[2]);
    expect(new Set(ids).size).toBe(4);
    expect(sent[0]?.[0]).not.toHaveProperty('step');
    expect(sent[4]?.[0]).toMatchObject({ manualId: 7, revision: 2, step: 'model' });
  });
});
