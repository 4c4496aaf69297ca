import type { ManualRecord } from '../domain/ports/records';
import { fakeManuals } from '../testing/fake-manuals';
import { memoryPlaces, onePage } from '../testing/sweeping';
import { MAX_SWEEPS, sweepManuals } from './sweep-manuals';

const dead = { holder: 'dead', expiresAt: new Date(0) };

function setUp(change: Partial<ManualRecord>) {
  const manuals = fakeManuals('ana', { status: 'processing', lease: dead, ...change });
  const enqueued: string[] = [];
  const found = { uid: 'ana', manual: manuals.current()! };
  const sweep = sweepManuals({
    manuals: { update: manuals.update, listUnchanged: async () => onePage([found]) },
    places: memoryPlaces(),
    queue: { enqueue: async (uid, id) => void enqueued.push(`${uid}/${id}`) },
    now: () => new Date(),
    warn: () => undefined,
  });
  return { manuals, enqueued, sweep };
}

describe('sweeping abandoned manuals', () => {
  it('hands them to the queue again', async () => {
    const { manuals, enqueued, sweep } = setUp({});
    expect(await sweep()).toEqual({ enqueued: 1, failed: 0 });
    expect(enqueued).toEqual(['ana/1']);
    expect(manuals.current()).toMatchObject({ status: 'processing', lease: null, sweeps: 1 });
  });

  it('hands the others over when one cannot be', async () => {
    const manuals = fakeManuals('ana', { status: 'processing', lease: dead });
    const found = manuals.current()!;
    const warned: string[] = [];
    const sweep = sweepManuals({
      manuals: {
        update: async (uid, id, decide) => {
          if (uid === 'luis') throw new Error('UNAVAILABLE');
          return manuals.update(uid, id, decide);
        },
        listUnchanged: async () => onePage(['luis', 'ana'].map((uid) => ({ uid, manual: found }))),
      },
      places: memoryPlaces(),
      queue: { enqueue: async () => undefined },
      now: () => new Date(),
      warn: (event) => void warned.push(event),
    });
    expect(await sweep()).toEqual({ enqueued: 1, failed: 0 });
    expect(warned).toEqual(['abandoned manual not swept']);
  });

  it('hands over who waits under the same name, and changes nothing of it', async () => {
    const waiting = { lease: null, updatedAt: new Date(0), sweeps: MAX_SWEEPS };
    const { manuals, enqueued, sweep } = setUp(waiting);
    expect(await sweep()).toEqual({ enqueued: 1, failed: 0 });
    expect(enqueued).toEqual(['ana/1']);
    expect(manuals.current()).toMatchObject({ status: 'processing', ...waiting });
  });

  it('leaves alone whose worker lives', async () => {
    const lease = { holder: 'alive', expiresAt: new Date(Date.now() + 60_000) };
    const { enqueued, sweep } = setUp({ lease });
    expect(await sweep()).toEqual({ enqueued: 0, failed: 0 });
    expect(enqueued).toEqual([]);
  });

  it('gives up after some times, with what to do', async () => {
    const { manuals, enqueued, sweep } = setUp({ sweeps: MAX_SWEEPS });
    expect(await sweep()).toEqual({ enqueued: 0, failed: 1 });
    expect(enqueued).toEqual([]);
    expect(manuals.current()).toMatchObject({
      status: 'failed',
      processingMessage: expect.stringContaining('Reprocesar') as string,
    });
  });

  it('leaves alone what went on since it was found', async () => {
    for (const change of [{ updatedAt: new Date() }, { status: 'completed' as const }]) {
      const { manuals, enqueued, sweep } = setUp({});
      manuals.set(change);
      expect(await sweep()).toEqual({ enqueued: 0, failed: 0 });
      expect(enqueued).toEqual([]);
    }
  });
});
