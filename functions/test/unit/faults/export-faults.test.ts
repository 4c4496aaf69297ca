import { isBeingMade, EXPORT_LEASE_MS } from '../../../src/domain/accounts/data-export';
import { exportWorld } from '../../../src/testing/export-world';
import { memoryPlaces, onePage } from '../../../src/testing/sweeping';
import { aReadManual } from '../../../src/testing/builders';
import { exportData, type ExportPorts } from '../../../src/usecases/export-data';
import { startDataExport } from '../../../src/usecases/start-data-export';
import { sweepDataExports } from '../../../src/usecases/sweep-data-exports';
import type { Around } from './fault-world';
import { callFaults, strikingAt, type CallFault } from './faults';
import { note } from './report';

/**
 * An archive of an owner's data as a whole, from the wish to its address, hurt at every call. Afterwards exactly one
 * whole archive is there, the one that the record names; of an owner who was erased meanwhile, none.
 */

const MAX_ATTEMPTS = 3;
const warn = () => undefined;
const passing: Around = (_step, effect) => effect();

function setUp() {
  const world = exportWorld({ manuals: [aReadManual(), aReadManual({ id: 2 })] });
  const { ports, state, archives, queued } = world;
  let holders = 0;

  const wrapped = (around: Around): ExportPorts => ({
    ...ports,
    users: { get: (uid) => around('read the profile', () => ports.users.get(uid)) },
    vehicles: { list: (uid) => around('list vehicles', () => ports.vehicles.list(uid)) },
    factNotes: { list: (uid) => around('list facts', () => ports.factNotes.list(uid)) },
    logbooks: { list: (uid) => around('list logbooks', () => ports.logbooks.list(uid)) },
    manuals: { list: (uid) => around('list manuals', () => ports.manuals.list(uid)) },
    files: {
      describe: (uid, id) => around('look at a file', () => ports.files.describe(uid, id)),
      read: ports.files.read,
    },
    receipts: {
      sizeOf: (uid, key) => around('look at a receipt', () => ports.receipts.sizeOf(uid, key)),
      read: ports.receipts.read,
    },
    dataExports: {
      update: (uid, decide) =>
        around('write the record', () => ports.dataExports.update(uid, decide)),
    },
    exportFiles: {
      store: (uid, id, content) =>
        around('store the archive', () => ports.exportFiles.store(uid, id, content)),
      deleteAll: (uid, keepId) =>
        around('delete archives', () => ports.exportFiles.deleteAll(uid, keepId)),
    },
  });
  const work = (around: Around, isLastAttempt: boolean) =>
    exportData(wrapped(around))({ uid: 'ana', holder: `worker-${++holders}`, isLastAttempt });
  const deliver = async (around: Around = passing): Promise<void> => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      try {
        await work(around, attempt === MAX_ATTEMPTS);
        return;
      } catch {
        continue;
      }
    }
  };
  const sweep = sweepDataExports({
    dataExports: {
      ...ports.dataExports,
      listDue: async (now) =>
        state.record && state.hasOwner && state.record.dueAt <= now
          ? onePage([{ uid: 'ana', dataExport: state.record }])
          : onePage([]),
    },
    exportFiles: ports.exportFiles,
    queue: world.queue,
    places: memoryPlaces(),
    warn,
    now: ports.now,
  });
  const start = startDataExport({
    dataExports: ports.dataExports,
    queue: world.queue,
    now: ports.now,
    warn,
  });
  return {
    state,
    archives,
    start: () => start('ana'),
    work,
    deliver,
    /** Everything of the owner goes, as an erasure does it. */
    erase: () => {
      state.hasOwner = false;
      state.record = null;
      archives.clear();
    },
    /** What the sweeps of an erasure remove later. */
    sweepErasure: () => archives.clear(),
    settle: async () => {
      for (let round = 0; round < 6; round++) {
        while (queued.pop()) await deliver();
        if (!state.record || !isBeingMade(state.record)) return;
        state.now = new Date(state.now.getTime() + EXPORT_LEASE_MS + 1);
        await sweep();
      }
    },
  };
}

type World = ReturnType<typeof setUp>;
type Fault = CallFault & { before?: (world: World) => Promise<unknown>; erases?: boolean };

const faults: Record<string, Fault> = {
  ...callFaults,
  'delivered twice at once': { before: (world) => world.deliver(), strike: (effect) => effect() },
  'asleep until another worker has finished': {
    before: async (world) => {
      world.state.now = new Date(world.state.now.getTime() + EXPORT_LEASE_MS + 1);
      await world.deliver();
    },
    strike: (effect) => effect(),
  },
  'the account is erased before the call': {
    erases: true,
    before: async (world) => world.erase(),
    strike: (effect) => effect(),
  },
};

async function hurt(at: number, fault: Fault) {
  const world = setUp();
  const { id } = await world.start();
  const { around, seen } = strikingAt(at, {
    ...fault,
    strike: async (effect) => {
      await fault.before?.(world);
      return await fault.strike(effect);
    },
  });
  if (fault.kills) await world.work(around, false).catch(() => undefined);
  else await world.deliver(around);
  await world.settle();
  const { record } = world.state;
  const kept = [...world.archives.keys()];
  if (fault.erases) return { step: seen.step, damage: kept };
  const files = [...(world.archives.get(id)?.keys() ?? [])];
  const isWhole = files.length === 10 && kept.join() === id && record?.status === 'ready';
  const state = `${record?.status ?? 'nothing'} with ${kept.length} archives of ${files.length} files`;
  return { step: seen.step, damage: isWhole ? [] : [state] };
}

describe('an archive of all data', () => {
  it.each(Object.entries(faults))('survives at every call: %s', async (name, fault) => {
    const damages: string[] = [];
    let injected = 0;
    for (;;) {
      const { step, damage } = await hurt(injected, fault);
      if (step === null) break;
      injected += 1;
      if (damage.length > 0) damages.push(`${injected}. ${step}: ${damage.join()}`);
    }
    note({ scenario: 'an archive of all data', fault: name, injected, lost: damages.length });
    expect(damages).toEqual([]);
    expect(injected).toBeGreaterThan(7);
  });
});
