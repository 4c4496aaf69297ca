import type { StoredFile } from '../domain/ports';
import type { ManualRecord } from '../domain/ports/records';
import { fakeManuals } from '../testing/fake-manuals';
import { memoryPlaces, onePage } from '../testing/sweeping';
import { ABANDONED_MS, sweepUploads } from './sweep-uploads';

const NOW = new Date('2026-11-21T09:00:00Z');
const HOUR_MS = 60 * 60_000;
const ago = (milliseconds: number): Date => new Date(NOW.getTime() - milliseconds);
const stored: StoredFile = { size: 10, generation: '5', contentType: 'application/pdf' };

type Trouble = { error?: Error; meanwhile?: Partial<ManualRecord> };

function setUp(
  change: Partial<ManualRecord>,
  file: StoredFile | null,
  { error, meanwhile }: Trouble = {},
) {
  const manual = fakeManuals('ana', change).current()!;
  const done: unknown[] = [];
  const sweep = sweepUploads({
    manuals: {
      listUnchanged: async (statuses, { since, before }) => {
        const { status, updatedAt } = manual;
        const isInTime = updatedAt < before && (!since || updatedAt >= since);
        return onePage(statuses.includes(status) && isInTime ? [{ uid: 'ana', manual }] : []);
      },
    },
    files: { describe: async () => file },
    acceptUpload: async ({ name, size, generation }) => {
      if (generation === change.generation) return 'ignore';
      done.push([name, size, generation]);
      return 'accept';
    },
    removeManual: async (uid, id, isMeant) => {
      if (error) throw error;
      if (isMeant?.({ ...manual, ...meanwhile }) === false) return false;
      done.push(`delete ${uid}/${id}`);
      return true;
    },
    places: memoryPlaces(),
    now: () => NOW,
    warn: (event) => done.push(event),
  });
  return { sweep, done };
}

const reported = [['users/ana/manuals/1/original', 10, '5']];

it.each([
  ['has a file read whose arrival nobody reported', 'pending', HOUR_MS, stored, reported],
  ['has it read however late', 'pending', ABANDONED_MS + 1, stored, reported],
  ['waits for a report that may still come', 'pending', 60_000, stored, []],
  ['waits for a file that may still come', 'pending', ABANDONED_MS - 1, null, []],
  ['removes an entry whose file never came', 'pending', ABANDONED_MS + 1, null, ['delete ana/1']],
  ['has the file of another try read', 'failed', HOUR_MS, stored, reported],
  ['leaves a failure without a file to its owner', 'failed', HOUR_MS, null, []],
  ['waits no longer for a file after a failure', 'failed', ABANDONED_MS + 1, stored, []],
  ['ends a deletion that broke off', 'deleted', HOUR_MS, stored, ['delete ana/1']],
] as const)('%s', async (_, status, age, file, expected) => {
  const { sweep, done } = setUp({ status, updatedAt: ago(age) }, file);
  const swept = await sweep();
  expect(done).toEqual(expected);
  expect(swept.accepted + swept.deleted).toBe(expected.length);
});

it('the sweep of uploads leaves a file alone whose reading failed', async () => {
  const change = { status: 'failed', generation: '5', updatedAt: ago(HOUR_MS) } as const;
  const { sweep, done } = setUp(change, stored);
  expect(await sweep()).toEqual({ accepted: 0, deleted: 0 });
  expect(done).toEqual([]);
});

it('the sweep of uploads keeps an entry whose file came since it was found', async () => {
  const change = { status: 'pending', updatedAt: ago(ABANDONED_MS + 1) } as const;
  const { sweep, done } = setUp(change, null, { meanwhile: { updatedAt: NOW } });
  expect(await sweep()).toEqual({ accepted: 0, deleted: 0 });
  expect(done).toEqual([]);
});

it('the sweep of uploads goes on with the others when one fails', async () => {
  const change = { status: 'deleted', updatedAt: ago(HOUR_MS) } as const;
  const { sweep, done } = setUp(change, null, { error: new Error('UNAVAILABLE') });
  expect(await sweep()).toEqual({ accepted: 0, deleted: 0 });
  expect(done).toEqual(['abandoned upload not settled']);
});
