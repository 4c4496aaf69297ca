import { AppError } from '../../../src/domain/faults/app-error';
import { afterChange } from '../../../src/domain/manuals/manual-change';
import { newManual } from '../../../src/domain/manuals/new-manual';
import type { ErasureRecord, ManualRecord } from '../../../src/domain/ports/records';
import type { Manuals, RevisionKey, StoredFile } from '../../../src/domain/ports';
import type { OwnedManual } from '../../../src/domain/ports/sweeps';
import { checkTakesFile } from '../../../src/domain/manuals/upload-rule';
import { aReadManual, aUser, aVehicle } from '../../../src/testing/builders';
import { memoryPlaces, onePage } from '../../../src/testing/sweeping';

export const UID = 'ana';
export const nameOf = ({ manualId, revision }: RevisionKey): string => `${manualId}-${revision}`;

/** What is stored of an owner with two vehicles: manual 1 of the first can be asked, manual 2 waits for its file. */
export function garageStores() {
  const clock = { now: Date.parse('2026-11-21T09:00:00Z') };
  const now = () => new Date(clock.now);
  const waiting = newManual({ id: 2, vehicleId: 1, originalFilename: 'b.pdf' }, now());
  return {
    clock,
    now,
    hasOwner: true,
    hasAccount: true,
    vehicles: new Set([1, 2]),
    manuals: new Map<number, ManualRecord>([
      [1, aReadManual({ generation: '1', fileSize: 10, chunkCount: 1 })],
      [2, { ...waiting, reservedBytes: 10 }],
    ]),
    /** Passages, indexes and pages by the revision that they belong to. */
    passages: new Set(['1-1']),
    indexes: new Set(['1-1']),
    pages: new Set(['1-1']),
    originals: new Map<number, StoredFile>([
      [1, { size: 10, generation: '1', contentType: 'application/pdf' }],
    ]),
    notes: new Map<number, Date>(),
    erasures: new Map<string, ErasureRecord>(),
    numbers: { manual: 2, generation: 1 },
    places: memoryPlaces(),
  };
}
export type GarageStores = ReturnType<typeof garageStores>;

/** Manuals as the database holds them: each call is one transaction. */
export function manualsIn(stores: GarageStores) {
  const { manuals, vehicles, now } = stores;
  const requireRoom = (vehicleId: number): void => {
    if (!vehicles.has(vehicleId)) throw new AppError('VEHICLE_NOT_FOUND');
    if (!stores.hasOwner) throw new AppError('NOT_SIGNED_IN');
  };
  const found = (isWanted: (manual: ManualRecord) => boolean) =>
    onePage(
      [...manuals.values()].filter(isWanted).map((manual): OwnedManual => ({ uid: UID, manual })),
    );
  return {
    list: async () => [...manuals.values()],
    get: async (_uid, id) => manuals.get(id) ?? null,
    async create(_uid, { vehicleId, originalFilename }) {
      requireRoom(vehicleId);
      const named = { id: ++stores.numbers.manual, vehicleId, originalFilename };
      const manual = newManual(named, now());
      manuals.set(manual.id, manual);
      return { manual, isNew: true };
    },
    async update(_uid, id, decide) {
      const stored = manuals.get(id);
      const change = stored && decide(stored);
      if (!stored || !change) return stored ?? null;
      const changed = afterChange(stored, change, now());
      if (changed.vehicleId !== stored.vehicleId) requireRoom(changed.vehicleId);
      manuals.set(id, changed);
      return changed;
    },
    async reserve(_uid, id, bytes) {
      const manual = manuals.get(id);
      if (!manual) throw new AppError('MANUAL_NOT_FOUND');
      checkTakesFile(manual, null);
      manuals.set(id, { ...manual, reservedBytes: bytes, updatedAt: now() });
    },
    async delete(_uid, id) {
      if (!manuals.delete(id)) return false;
      if (stores.hasOwner) stores.notes.set(id, now());
      return true;
    },
    listUnchanged: async (statuses, { since, before }) =>
      found(
        ({ status, updatedAt }) =>
          statuses.includes(status) && updatedAt < before && (!since || updatedAt >= since),
      ),
    listOvertaken: async (before) =>
      found(({ overtakenAt }) => overtakenAt !== null && overtakenAt < before),
  } satisfies Partial<Manuals>;
}

/** The garage itself, the owner, and the notes of what was deleted. */
export const ownerIn = (stores: GarageStores) => ({
  users: { get: async () => (stores.hasOwner ? aUser() : null) },
  vehicles: {
    get: async (_uid: string, id: number) => (stores.vehicles.has(id) ? aVehicle({ id }) : null),
    delete: async (_uid: string, id: number) => {
      if (!stores.vehicles.has(id)) return 'missing' as const;
      const isUsed = [...stores.manuals.values()].some(({ vehicleId }) => vehicleId === id);
      if (isUsed) return 'in use' as const;
      stores.vehicles.delete(id);
      return 'deleted' as const;
    },
  },
  deletedManuals: {
    list: async (before: Date) =>
      onePage(
        [...stores.notes]
          .filter(([, deletedAt]) => deletedAt < before)
          .map(([manualId]) => ({ uid: UID, manualId })),
      ),
    forget: async (_uid: string, id: number) => void stores.notes.delete(id),
  },
  erasures: {
    begin: async (uid: string, at: Date) => {
      if (!stores.erasures.has(uid)) {
        stores.erasures.set(uid, { uid, requestedAt: at, completedAt: null });
      }
    },
    list: async () => onePage([...stores.erasures.values()]),
    complete: async (uid: string, at: Date) => {
      const stored = stores.erasures.get(uid);
      if (stored) stores.erasures.set(uid, { ...stored, completedAt: stored.completedAt ?? at });
    },
    forget: async (uid: string) => void stores.erasures.delete(uid),
  },
  accounts: {
    delete: async () => {
      stores.hasAccount = false;
    },
  },
});
