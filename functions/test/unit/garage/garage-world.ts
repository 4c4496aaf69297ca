import { Readable } from 'node:stream';
import { originalObject } from '@contract';
import type { ManualEdit } from '../../../src/domain/manuals/manual-edit';
import { REREADING_RETRY_MS } from '../../../src/domain/manuals/rereading';
import { sizeLimits } from '../../../src/domain/manuals/upload-rule';
import { acceptUpload } from '../../../src/usecases/accept-upload';
import { deleteManual } from '../../../src/usecases/delete-manual';
import { deleteVehicle } from '../../../src/usecases/delete-vehicle';
import { eraseAccount } from '../../../src/usecases/erase-account';
import { readManual } from '../../../src/usecases/read-manual';
import { READER_VERSION } from '../../../src/domain/manuals/reader-version';
import { rereadManuals } from '../../../src/usecases/reread-manuals';
import { removeManual } from '../../../src/usecases/remove-manual';
import { requestErasure } from '../../../src/usecases/request-erasure';
import { LATE_WRITES_MS, sweepDeletions } from '../../../src/usecases/sweep-deletions';
import { sweepErasures } from '../../../src/usecases/sweep-erasures';
import { sweepManuals } from '../../../src/usecases/sweep-manuals';
import { sweepOvertaken } from '../../../src/usecases/sweep-overtaken';
import { sweepUploads } from '../../../src/usecases/sweep-uploads';
import { updateManual } from '../../../src/usecases/update-manual';
import { uploadManual } from '../../../src/usecases/upload-manual';
import { uploadManualFile } from '../../../src/usecases/upload-manual-file';
import type { Around } from '../faults/fault-world';
import { garagePorts } from './garage-ports';
import { garageStores, nameOf, UID } from './garage-stores';

const MAX_ATTEMPTS = 5;
const passing: Around = (_step, effect) => effect();

export type GarageWorld = ReturnType<typeof garageWorld>;

/** What an owner and the background functions do with a garage, in memory, with a clock that does not go by itself. */
export function garageWorld() {
  const stores = garageStores();
  const tasks: number[] = [];
  let holders = 0;

  /** Everything that happens, with its calls of the outside going through `around`. */
  const acting = (around: Around) => {
    const ports = garagePorts(stores, around, (id) => void tasks.push(id));
    const remove = removeManual(ports);
    // None here: `attach-receipt.test.ts` has them come and go.
    const receipts = { deleteAll: () => around('receipts.deleteAll', () => Promise.resolve()) };
    const file = (bytes: number) => ({
      filename: 'manual.pdf',
      content: Readable.from([Buffer.alloc(bytes)]),
      announcedBytes: bytes,
    });
    const accept = acceptUpload(ports);
    return {
      edit: (id: number, edit: ManualEdit) => updateManual(ports)(UID, id, edit),
      deleteManual: (id: number) => deleteManual({ removeManual: remove })(UID, id),
      deleteVehicle: (id: number) =>
        deleteVehicle({ ...ports, receipts, removeManual: remove })(UID, id),
      upload: (vehicleId: number, bytes = 10) =>
        uploadManual(ports)(UID, { vehicleId, file: file(bytes), limit: sizeLimits.manual }),
      uploadFile: (id: number, bytes = 10) => uploadManualFile(ports)(UID, id, file(bytes)),
      /** The last bytes of an upload session that was opened before. */
      arrive: (id: number, bytes = 10) =>
        around('upload', async () => {
          const generation = String(++stores.numbers.generation);
          if (!stores.originals.has(id)) {
            stores.originals.set(id, { size: bytes, generation, contentType: null });
          }
        }),
      /** The storage reports what is there now. */
      report: async (id: number) => {
        const original = stores.originals.get(id);
        return original && accept({ ...original, name: originalObject(UID, id) });
      },
      accept,
      /** An older reader read it, and the schedule finds it. */
      age: async (id: number) => {
        const manual = stores.manuals.get(id);
        if (manual) stores.manuals.set(id, { ...manual, readerVersion: READER_VERSION - 1 });
        await rereadManuals(ports)();
      },
      read: (manualId: number, isLastAttempt = false) =>
        readManual(ports)({ uid: UID, manualId, holder: `worker-${++holders}`, isLastAttempt }),
      erase: async () => {
        await requestErasure(ports)({ uid: UID, signedInAt: stores.now() });
        await eraseAccount(ports)(UID);
      },
      sweep: async () => {
        await sweepManuals(ports)();
        await rereadManuals(ports)();
        await sweepUploads({ ...ports, acceptUpload: accept, removeManual: remove })();
        await sweepDeletions(ports)();
        await sweepOvertaken(ports)();
        await sweepErasures({ ...ports, eraseAccount: eraseAccount(ports) })();
      },
    };
  };
  const unhurt = acting(passing);

  /** The queue's side: tries again what failed, as often as in production. */
  const deliver = async (id: number): Promise<void> => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const isLast = attempt === MAX_ATTEMPTS;
      const isDone = await unhurt.read(id, isLast).then(
        () => true,
        () => false,
      );
      if (isDone) return;
    }
  };

  /** Works off what is queued, then lets time pass and the sweeps run, until nothing is left to do. */
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 4; round++) {
      for (let id = tasks.pop(); id !== undefined; id = tasks.pop()) if (id > 0) await deliver(id);
      stores.clock.now += Math.max(LATE_WRITES_MS, REREADING_RETRY_MS) + 1;
      await unhurt.sweep();
    }
  };

  return {
    stores,
    tasks,
    acting,
    unhurt,
    settle,
    isAskable: (id: number) => isAskable(stores, id),
  };
}

type Stores = GarageWorld['stores'];

function isAskable({ manuals, passages, indexes }: Stores, id: number): boolean {
  const revision = manuals.get(id)?.activeRevision ?? null;
  if (revision === null) return false;
  const name = nameOf({ manualId: id, revision });
  return passages.has(name) && indexes.has(name);
}

/** Manuals whose vehicle does not exist, which must not be at any moment. */
export const homeless = ({ manuals, vehicles }: Stores): string[] =>
  [...manuals.values()]
    .filter(({ vehicleId }) => !vehicles.has(vehicleId))
    .map(({ id, vehicleId }) => `manual ${id} on vehicle ${vehicleId}, which is not there`);

/** What is left over, or missing, once everything has settled. */
export function damageOf(stores: Stores): string[] {
  const { manuals, passages, indexes, pages, originals, notes, hasOwner, erasures } = stores;
  const right = new Set<string>();
  for (const { id, activeRevision: revision } of manuals.values()) {
    if (revision !== null) right.add(nameOf({ manualId: id, revision }));
  }
  const wrong = (what: string, names: Iterable<string>): string[] => {
    const present = new Set(names);
    return [
      ...[...present].filter((name) => !right.has(name)).map((name) => `${what} ${name} left`),
      ...[...right].filter((name) => !present.has(name)).map((name) => `${what} ${name} missing`),
    ];
  };
  const all = [...manuals.values()];
  const unfinished = all.filter(({ status }) =>
    ['deleted', 'processing', 'vectorizing'].includes(status),
  );
  const waiting = all.filter(({ rereading }) => rereading !== null);
  const bodiless = [...originals.keys()].filter((id) => !manuals.has(id));
  const erased = hasOwner && erasures.size === 0 ? [] : [...manuals.keys(), ...originals.keys()];
  return [
    ...homeless(stores),
    ...wrong('passages', passages),
    ...wrong('index', indexes),
    ...wrong('pages', pages),
    ...waiting.map(({ id }) => `manual ${id} is read again for ever`),
    ...unfinished.map(({ id, status }) => `manual ${id} is ${status} for ever`),
    ...bodiless.map((id) => `a file of manual ${id}, which is not there`),
    ...[...notes.keys()].map((id) => `a note of manual ${id}`),
    ...erased.map((id) => `manual ${id} of an erased owner`),
  ];
}
