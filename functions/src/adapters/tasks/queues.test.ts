import type { Functions } from 'firebase-admin/functions';
import { eraseAccount, exportData, readManual } from '../../index';
import { taskOwnerQueue } from './owner-queue';
import { taskReadingQueue } from './reading-queue';

type Sent = [queue: string, payload: unknown, options: unknown];

function queues() {
  const sent: Sent[] = [];
  const taskQueue = (queue: string) => ({
    enqueue: async (payload: unknown, options: unknown) =>
      void sent.push([queue, payload, options]),
  });
  return { sent, functions: { taskQueue } as unknown as Functions };
}

describe('a task', () => {
  it('is waited for as long as its function may take', async () => {
    const { sent, functions } = queues();
    await taskReadingQueue(functions, 'eu').enqueue('ana', 7);
    await taskOwnerQueue(functions, 'eu', 'exportData').enqueue('ana');
    await taskOwnerQueue(functions, 'eu', 'eraseAccount').enqueue('ana');
    const deadline = ({ __endpoint }: typeof readManual) => ({
      dispatchDeadlineSeconds: __endpoint.timeoutSeconds,
    });
    expect(sent).toEqual([
      ['locations/eu/functions/readManual', { uid: 'ana', manualId: 7 }, deadline(readManual)],
      ['locations/eu/functions/exportData', { uid: 'ana' }, deadline(exportData)],
      ['locations/eu/functions/eraseAccount', { uid: 'ana' }, deadline(eraseAccount)],
    ]);
  });
});
