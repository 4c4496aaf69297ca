import { memoryPlaces, onePage } from '../testing/sweeping';
import { LATE_WRITES_MS, sweepDeletions } from './sweep-deletions';

const NOW = new Date('2026-11-21T09:00:00Z');

function setUp(failing?: string) {
  const done: string[] = [];
  const step = (name: string) => async (uid: string, id: number) => {
    if (name === failing && id === 1) throw new Error(name);
    done.push(`${name} ${uid}/${id}`);
  };
  const asked: Date[] = [];
  const sweep = sweepDeletions({
    deletedManuals: {
      list: async (before) => {
        asked.push(before);
        return onePage([1, 2].map((manualId) => ({ uid: 'ana', manualId })));
      },
      forget: step('forget'),
    },
    revisions: { deleteOf: step('revisions') },
    files: { deleteAll: step('files') },
    now: () => NOW,
    places: memoryPlaces(),
    warn: (event) => void done.push(event),
  });
  return { sweep, done, asked };
}

const all = (id: number) => ['revisions', 'files', 'forget'].map((step) => `${step} ana/${id}`);

describe('sweeping deletions', () => {
  it('deletes everything of a manual once more, and forgets it', async () => {
    const { sweep, done } = setUp();
    expect(await sweep()).toBe(2);
    expect(done).toEqual([...all(1), ...all(2)]);
  });

  it('waits until no worker writes any more', async () => {
    const { sweep, asked } = setUp();
    await sweep();
    expect(asked).toEqual([new Date(NOW.getTime() - LATE_WRITES_MS)]);
  });

  it.each(['revisions', 'files'])(
    'remembers a manual whose %s remain, and goes on with the others',
    async (part) => {
      const { sweep, done } = setUp(part);
      await sweep();
      expect(done).toContain('deletion not swept');
      expect(done).not.toContain('forget ana/1');
      expect(done).toEqual(expect.arrayContaining(all(2)));
    },
  );
});
