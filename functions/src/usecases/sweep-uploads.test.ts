import type { StoredFile } from '../domain/ports';
import type { ManualRecord } from '../domain/records';
import { fakeManuals } from '../testing/fake-manuals';
import { ABANDONED_MS, sweepUploads } from './sweep-uploads';

const NOW = new Date('2026-11-21T09:00:00Z');
const HOUR_MS = 60 * 60_000;
const ago = (milliseconds: number): Date => new Date(NOW.getTime() - milliseconds);
const stored: StoredFile = { size: 10, generation: '5', contentType: 'application/pdf' };

function setUp(change: Partial<ManualRecord>, file: StoredFile | null, error?: Error) {
  const manual = fakeManuals('ana', change).current()!;
  const done: unknown[] = [];
  const sweep = sweepUploads({
    manuals: {
      listLeft: async (before) => (manual.updatedAt < before ? [{ uid: 'ana', manual }] : []),
    },
    files: { describe: async () => file },
    acceptUpload: async ({ name, size, generation }) => done.push([name, size, generation]),
    deleteManual: async (uid, id) => {
      if (error) throw error;
      done.push(`delete ${uid}/${id}`);
    },
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
  ['ends a deletion that broke off', 'deleted', HOUR_MS, stored, ['delete ana/1']],
] as const)('%s', async (_, status, age, file, expected) => {
  const { sweep, done } = setUp({ status, updatedAt: ago(age) }, file);
  const swept = await sweep();
  expect(done).toEqual(expected);
  expect(swept.accepted + swept.deleted).toBe(expected.length);
});

it('goes on with the others when one fails', async () => {
  const change = { status: 'deleted', updatedAt: ago(HOUR_MS) } as const;
  const { sweep, done } = setUp(change, null, new Error('UNAVAILABLE'));
  expect(await sweep()).toEqual({ accepted: 0, deleted: 0 });
  expect(done).toEqual(['abandoned upload not settled']);
});
