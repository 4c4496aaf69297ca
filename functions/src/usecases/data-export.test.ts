import { ended, leased, MAX_EXPORT_SWEEPS, newExport } from '../domain/accounts/data-export';
import type { DataExportRecord } from '../domain/ports/records';
import { exportWorld } from '../testing/export-world';
import { memoryPlaces, onePage } from '../testing/sweeping';
import { openDataExport } from './open-data-export';
import { startDataExport } from './start-data-export';
import { sweepDataExports } from './sweep-data-exports';

const NOW = new Date('2026-11-21T09:00:00Z');
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);
const asked = (at = NOW): DataExportRecord => newExport(null, 'first', at)!;

const start = (record: DataExportRecord | null) => {
  const { ports, queue, queued, state } = exportWorld({ record });
  const warned: string[] = [];
  const warn = (event: string) => void warned.push(event);
  const run = (enqueue = queue.enqueue) =>
    startDataExport({ ...ports, queue: { enqueue }, warn })('ana');
  return { run, queued, state, warned };
};

describe('asking for an archive', () => {
  it('begins one, and is the same one until that is made', async () => {
    const { run, queued } = start(null);
    const first = await run();
    expect(first).toMatchObject({ status: 'queued', progress: 0, size: null });
    expect((await run()).id).toBe(first.id);
    expect(queued).toEqual(['ana']);
  });

  it('is done for its owner once it is written down: the sweep goes on', async () => {
    const { run, warned, state } = start(null);
    const lost = () => Promise.reject(new Error('UNAVAILABLE'));
    expect(await run(lost)).toMatchObject({ status: 'queued' });
    expect(state.record?.status).toBe('queued');
    expect(warned).toEqual(['export not queued']);
  });

  it('begins another one once that is made', async () => {
    const { run, queued } = start(ended(asked(), 10, NOW));
    expect((await run()).id).not.toBe('first');
    expect(queued).toEqual(['ana']);
  });

  it('is refused the sixth time within a day, and not for older times', async () => {
    const five = [1, 2, 3, 4, 5].map(hoursAgo);
    const { run, queued } = start({ ...ended(asked(), 10, NOW), requests: five });
    await expect(run()).rejects.toMatchObject({ code: 'EXPORT_LIMIT' });
    expect(queued).toEqual([]);
    const again = start({ ...ended(asked(), 10, NOW), requests: [hoursAgo(25), ...five.slice(1)] });
    expect((await again.run()).requests).toHaveLength(5);
  });

  it('is nothing for an owner who is gone', async () => {
    const { run, state, queued } = start(null);
    state.hasOwner = false;
    await expect(run()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(queued).toEqual([]);
  });
});

describe('fetching an archive', () => {
  const open = (record: DataExportRecord | null) =>
    openDataExport({
      dataExports: { get: async () => record },
      exportFiles: {
        link: async (uid, id, { name, expiresAt }) =>
          `https://storage.example/${uid}/${id}/${name}?until=${expiresAt.toISOString()}`,
      },
      now: () => NOW,
    })('ana');

  it('gives an address for five minutes', async () => {
    expect(await open(ended(asked(), 10, NOW))).toBe(
      'https://storage.example/ana/first/guantera-2026-11-21.zip?until=2026-11-21T09:05:00.000Z',
    );
  });

  it.each([
    ['none', null],
    ['one that is being made', asked()],
    ['one that failed', ended(asked(), null, NOW)],
    ['one whose day is over', ended(asked(), 10, hoursAgo(25))],
  ])('gives no address of %s', async (_which, record) => {
    await expect(open(record)).rejects.toMatchObject({ code: 'EXPORT_NOT_READY' });
  });
});

describe('sweeping archives', () => {
  async function sweep(record: DataExportRecord, meanwhile?: (world: World) => void) {
    const world = exportWorld({ record });
    world.archives.set('first', new Map());
    meanwhile?.(world);
    const count = await sweepDataExports({
      dataExports: {
        ...world.ports.dataExports,
        listDue: async () => onePage([{ uid: 'ana', dataExport: record }]),
      },
      places: memoryPlaces(),
      warn: () => undefined,
      exportFiles: world.ports.exportFiles,
      queue: world.queue,
      now: () => NOW,
    })();
    return { ...world, count };
  }
  type World = ReturnType<typeof exportWorld>;

  it.each([
    ['an archive', ended(asked(), 10, hoursAgo(25))],
    ['a failure', ended(asked(), null, hoursAgo(25))],
  ])('removes %s when its day is over', async (_what, record) => {
    const { archives, state, queued, count } = await sweep(record);
    expect(archives.size).toBe(0);
    expect(state.record).toBeNull();
    expect(queued).toEqual([]);
    expect(count).toBe(1);
  });

  it('leaves alone an archive that was asked for since, whose files are its own', async () => {
    const old = ended(asked(), 10, hoursAgo(25));
    const { archives, state } = await sweep(old, (world) => {
      world.state.record = newExport(old, 'second', NOW);
      world.archives.set('second', new Map());
    });
    expect(state.record).toMatchObject({ id: 'second', status: 'queued' });
    expect([...archives.keys()]).toEqual(['second']);
  });

  it.each([
    ['whose worker died', leased(asked(), 'dead', hoursAgo(1))],
    ['whose task was lost', asked(hoursAgo(1))],
  ])('has an archive made again %s', async (_which, record) => {
    const { queued, state } = await sweep(record);
    expect(queued).toEqual(['ana']);
    expect(state.record).toMatchObject({ status: 'queued', lease: null, sweeps: 1 });
  });

  it('gives up after some times', async () => {
    const { queued, state } = await sweep({ ...asked(hoursAgo(1)), sweeps: MAX_EXPORT_SWEEPS });
    expect(queued).toEqual([]);
    expect(state.record).toMatchObject({ status: 'failed' });
  });

  it('leaves alone what a worker took since', async () => {
    const { state } = await sweep(asked(hoursAgo(1)), (world) => {
      world.state.record = leased(world.state.record!, 'worker', NOW);
    });
    expect(state.record).toMatchObject({ status: 'running', sweeps: 0 });
  });
});
