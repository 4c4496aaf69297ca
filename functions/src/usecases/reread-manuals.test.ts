import type { ManualStatus } from '@contract';
import { afterChange } from '../domain/manuals/manual-change';
import type { ManualRecord } from '../domain/ports/records';
import { REREADING_RETRY_MS } from '../domain/manuals/rereading';
import { aReadManual } from '../testing/builders';
import { inPages, memoryPlaces } from '../testing/sweeping';
import { rereadManuals } from './reread-manuals';

const VERSION = 3;
const NOW = new Date('2026-11-25T09:00:00Z');

type Options = { isSpendingStopped?: boolean; failing?: number; page?: number };

/** Manuals of one owner, whose list shows them as they were when the run began. */
function setUp(manuals: ManualRecord[], options: Options = {}) {
  const { isSpendingStopped = false, failing, page = 100 } = options;
  const records = new Map(manuals.map((manual) => [manual.id, manual]));
  const clock = { now: NOW.getTime() };
  const [enqueued, warned, turns]: [number[], string[], string[]] = [[], [], []];
  const sweep = rereadManuals({
    manuals: {
      listUnchanged: async (statuses: readonly ManualStatus[], _time, after) => {
        const found = [...records.values()].filter(({ status }) => statuses.includes(status));
        return inPages(() => found.map((manual) => ({ uid: 'ana', manual })), page)(after);
      },
      update: async (_uid, id, decide) => {
        const manual = records.get(id);
        const change = manual && decide(manual);
        if (!manual || !change) return manual ?? null;
        const changed = afterChange(manual, change, new Date(clock.now));
        records.set(id, changed);
        return changed;
      },
    },
    queue: {
      enqueue: async (_uid, id, { lane, name }) => {
        if (id === failing) throw new Error('UNAVAILABLE');
        enqueued.push(id);
        turns.push(`${lane} ${name}`);
      },
    },
    readerVersion: VERSION,
    isSpendingStopped: () => Promise.resolve(isSpendingStopped),
    places: memoryPlaces(),
    now: () => new Date(clock.now),
    warn: (event) => void warned.push(event),
  });
  return { sweep, enqueued, turns, warned, records, clock };
}

const at = (clock: { now: number }) => new Date(clock.now);
const old = (id: number, change: Partial<ManualRecord> = {}): ManualRecord =>
  aReadManual({ id, readerVersion: 0, ...change });
const many = (count: number, change: Partial<ManualRecord> = {}): ManualRecord[] =>
  Array.from({ length: count }, (_, at) => old(at + 1, change));

describe('having manuals read again', () => {
  it('hands each to the queue once, as one task', async () => {
    const { sweep, enqueued } = setUp(many(7));
    expect([await sweep(), await sweep()]).toEqual([7, 0]);
    expect(enqueued).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('hands over no more in a run than it has time for, and goes on in the next', async () => {
    const { sweep, enqueued } = setUp(many(12), { page: 2 });
    expect([await sweep(), await sweep(), await sweep()]).toEqual([10, 2, 0]);
    expect(enqueued).toHaveLength(12);
  });

  it('finds those behind many that are up to date', async () => {
    const current = many(30, { readerVersion: VERSION });
    const { sweep, enqueued } = setUp([...current, old(31)], { page: 2 });
    for (let run = 0; run < 4; run++) await sweep();
    expect(enqueued).toEqual([31]);
  });

  it('shows nothing of it to the owner', async () => {
    const before = old(1, { status: 'ready', processingMessage: 'Página 3: es solo una imagen.' });
    const { sweep, records } = setUp([before]);
    await sweep();
    const rereading = { version: VERSION, attempts: 1, askedAt: NOW, begunAt: null, ended: null };
    expect(records.get(1)).toEqual({ ...before, rereading });
  });

  it('does not wait for what owners wait for: that is in other queues', async () => {
    const uploads = [old(100, { status: 'processing' }), old(101, { status: 'vectorizing' })];
    const { sweep, enqueued } = setUp([...many(5), ...uploads]);
    expect(await sweep()).toBe(5);
    expect(enqueued).toEqual([1, 2, 3, 4, 5]);
  });

  it('does nothing while spending is stopped', async () => {
    const { sweep, enqueued, records } = setUp(many(2), { isSpendingStopped: true });
    expect(await sweep()).toBe(0);
    expect(enqueued).toEqual([]);
    expect(records.get(1)?.rereading).toBeNull();
  });

  it('hands over again what was begun and did not end, and gives it up after some times', async () => {
    const { sweep, enqueued, records, clock } = setUp(many(1));
    for (let run = 0; run < 6; run++) {
      await sweep();
      await sweep();
      const { rereading } = records.get(1)!;
      if (rereading) records.set(1, old(1, { rereading: { ...rereading, begunAt: at(clock) } }));
      clock.now += REREADING_RETRY_MS;
    }
    expect(enqueued).toEqual([1, 1, 1]);
    expect(records.get(1)).toMatchObject({
      status: 'completed',
      activeRevision: 1,
      rereading: { attempts: 3, ended: 'failed' },
    });
  });

  it('never gives up what waits, and hands it over under the same name', async () => {
    const { sweep, records, clock, turns } = setUp(many(1));
    for (let run = 0; run < 100; run++) {
      await sweep();
      clock.now += REREADING_RETRY_MS;
    }
    expect(records.get(1)?.rereading).toMatchObject({ attempts: 1, ended: null });
    expect(turns).toHaveLength(100);
    expect(new Set(turns).size).toBe(1);
    expect(turns[0]).toMatch(/^again /);
  });

  it('goes on behind a manual that the queue does not take, and comes back to it', async () => {
    const { sweep, enqueued, warned, records } = setUp(many(3), { failing: 1 });
    expect(await sweep()).toBe(2);
    expect(enqueued).toEqual([2, 3]);
    expect(warned).toEqual(['manual not read again']);
    expect(records.get(1)?.rereading?.ended).toBeNull();
  });

  it('asks for nothing that its owner has asked for since it was listed', async () => {
    const { sweep, enqueued, records } = setUp(many(1));
    const swept = sweep();
    records.set(1, { ...old(1), status: 'processing' });
    await swept;
    expect(enqueued).toEqual([]);
  });
});
