import type { RevisionKey } from '../domain/ports';
import type { ManualRecord } from '../domain/ports/records';
import { fakeManuals } from '../testing/fake-manuals';
import { memoryPlaces, onePage } from '../testing/sweeping';
import { LATE_WRITES_MS } from './sweep-deletions';
import { sweepOvertaken } from './sweep-overtaken';

const NOW = new Date('2026-11-21T09:00:00Z');
const EARLIER = new Date('2026-11-21T07:00:00Z');

function setUp(change: Partial<ManualRecord> = {}, failing?: string) {
  const manuals = fakeManuals('ana', {
    ...{ status: 'completed', activeRevision: 2, lastRevision: 3, overtakenAt: EARLIER },
    ...change,
  });
  const found = { uid: 'ana', manual: manuals.current()! };
  const done: string[] = [];
  const asked: Date[] = [];
  const step = (name: string) => {
    if (name === failing) throw new Error(name);
    done.push(name);
  };
  const deletion = (what: string) => ({
    deleteRevision: async (_uid: string, { revision }: RevisionKey) => step(`${what} ${revision}`),
  });
  const sweep = sweepOvertaken({
    manuals: {
      update: manuals.update,
      listOvertaken: async (before) => {
        asked.push(before);
        return onePage([found]);
      },
    },
    revisions: deletion('revision'),
    now: () => NOW,
    places: memoryPlaces(),
    warn: (event) => void done.push(event),
  });
  return { manuals, sweep, done, asked };
}

describe('sweeping what overtaken workers left', () => {
  it('deletes every revision but the one that questions see', async () => {
    const { manuals, sweep, done } = setUp();
    expect(await sweep()).toBe(1);
    expect(done).toEqual(['revision 1', 'revision 3']);
    expect(manuals.current()?.overtakenAt).toBeNull();
  });

  it('waits until the worker writes no more', async () => {
    const { sweep, asked } = setUp();
    await sweep();
    expect(asked).toEqual([new Date(NOW.getTime() - LATE_WRITES_MS)]);
  });

  it.each<Partial<ManualRecord>>([
    { status: 'processing' },
    // Read again although nobody asked for it: the status stays.
    { lease: { holder: 'another', expiresAt: NOW } },
  ])('leaves a manual alone that is being read, and looks after it later: %j', async (change) => {
    const { manuals, sweep, done } = setUp(change);
    expect(await sweep()).toBe(0);
    expect(done).toEqual([]);
    expect(manuals.current()?.overtakenAt).toEqual(EARLIER);
  });

  it('remembers a worker that was overtaken since it looked', async () => {
    const { manuals, sweep } = setUp();
    manuals.set({ overtakenAt: NOW });
    await sweep();
    expect(manuals.current()?.overtakenAt).toEqual(NOW);
  });

  it.each(['revision 1', 'revision 3'])(
    'remembers a manual whose %s could not be deleted',
    async (part) => {
      const { manuals, sweep, done } = setUp({}, part);
      expect(await sweep()).toBe(0);
      expect(done).toContain('overtaken worker not swept');
      expect(manuals.current()?.overtakenAt).toEqual(EARLIER);
    },
  );
});
