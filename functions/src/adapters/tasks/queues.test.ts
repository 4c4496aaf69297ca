import type { Functions } from 'firebase-admin/functions';
import { eraseAccount, exportData, readManual } from '../../index';
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
  await taskReadingQueue(functions, options).enqueue('ana', 7);
  await taskOwnerQueue(functions, options)('exportData').enqueue('ana');
  await taskOwnerQueue(functions, options)('eraseAccount').enqueue('ana');
  return sent;
}

const aTask = (name: string, { __endpoint }: typeof readManual, payload: object) => ({
  queue: `locations/eu/functions/${name}`,
  payload,
  options: { dispatchDeadlineSeconds: __endpoint.timeoutSeconds },
});

describe('a task', () => {
  it('is waited for as long as its function may take', async () => {
    expect(await sendAll(undefined)).toEqual([
      aTask('readManual', readManual, { uid: 'ana', manualId: 7 }),
      aTask('exportData', exportData, { uid: 'ana' }),
      aTask('eraseAccount', eraseAccount, { uid: 'ana' }),
    ]);
  });

  it('carries the request that it stems from', async () => {
    const requestId = '0f4c2f2e-7b1c-4f0a-9d52-6a1f5c3b2e10';
    expect(await sendAll(requestId)).toMatchObject([
      { payload: { uid: 'ana', manualId: 7, requestId } },
      { payload: { uid: 'ana', requestId } },
      { payload: { uid: 'ana', requestId } },
    ]);
  });
});
