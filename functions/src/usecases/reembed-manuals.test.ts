import { fakeManuals } from '../testing/fake-manuals';
import type { ManualRecord } from '../domain/ports/records';
import { reembedManuals } from './reembed-manuals';

function world(change: Partial<ManualRecord>, model: string | null = 'old') {
  const manuals = fakeManuals('ana', {
    status: 'completed',
    fileSize: 10,
    activeRevision: 2,
    lastRevision: 2,
    ...change,
  });
  const queued: string[] = [];
  const asked: number[] = [];
  const { outdated, enqueue } = reembedManuals({
    manuals: {
      update: manuals.update,
      async *listOfAllOwners() {
        const manual = manuals.current();
        if (manual) yield { uid: 'ana', manual };
      },
    },
    chunks: {
      modelOf: async (_, { revision }) => {
        asked.push(revision);
        return model;
      },
    },
    embedder: { model: 'new' },
    queue: { enqueue: async (uid, id) => void queued.push(`${uid} ${id}`) },
  });
  const run = async () => {
    const outcomes: string[] = [];
    for await (const manual of outdated()) outcomes.push(await enqueue(manual));
    return outcomes;
  };
  return { run, manuals, queued, asked };
}

describe('reembedManuals', () => {
  it('has a manual of another model read again, and leaves it askable meanwhile', async () => {
    const { run, manuals, queued, asked } = world({});
    expect(await run()).toEqual(['enqueued']);
    expect(manuals.current()).toMatchObject({ status: 'processing', activeRevision: 2 });
    expect({ queued, asked }).toEqual({ queued: ['ana 1'], asked: [2] });
  });

  it.each([
    ['of the configured model', {}, 'new'],
    ['without passages', {}, null],
    ['that was never read', { activeRevision: null }, 'old'],
    ['that is being deleted', { status: 'deleted' as const }, 'old'],
  ])('leaves a manual %s alone', async (_, change, model) => {
    const { run, queued } = world(change, model);
    expect(await run()).toEqual([]);
    expect(queued).toEqual([]);
  });

  it('leaves a manual that is being read to the worker that has it', async () => {
    const { run, queued } = world({ status: 'vectorizing' });
    expect(await run()).toEqual(['busy']);
    expect(queued).toEqual([]);
  });

  it('enqueues nothing for a manual that was deleted since it was listed', async () => {
    const { manuals, queued } = world({});
    const other = reembedManuals({
      manuals: { ...manuals, listOfAllOwners: async function* () {} },
      chunks: { modelOf: async () => 'old' },
      embedder: { model: 'new' },
      queue: { enqueue: async () => void queued.push('never') },
    });
    manuals.remove();
    expect(await other.enqueue({ uid: 'ana', manualId: 1, model: 'old' })).toBe('busy');
    expect(queued).toEqual([]);
  });
});
