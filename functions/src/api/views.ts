import type { DataExport, Manual, ManualChunk, StoredSearch, User, Vehicle } from '@contract';
import type { Chunk, DataExportRecord, UserRecord, VehicleRecord } from '../domain/ports/records';
import { doorsOf } from '../domain/doors/door-of';
import type { SearchWithState } from '../usecases/get-search';
import type { ManualWithVehicle } from '../usecases/manual-with-vehicle';

/** Records as the contract answers them; the contract's schemas drop what is not for the browser. */

export const userView = (user: UserRecord, isAdmin: boolean): User => ({
  ...user,
  isAdmin,
  createdAt: user.createdAt.toISOString(),
});

export const vehicleView = (vehicle: VehicleRecord): Vehicle => ({
  ...vehicle,
  createdAt: vehicle.createdAt.toISOString(),
});

export const manualView = ({ manual, vehicle }: ManualWithVehicle): Manual => ({
  ...manual,
  vehicle: vehicle && {
    make: vehicle.make,
    model: vehicle.model,
    year: vehicle.year,
    nickname: vehicle.nickname,
  },
  progress: manual.processingProgress,
  isAskable: manual.activeRevision !== null,
  createdAt: manual.createdAt.toISOString(),
  updatedAt: manual.updatedAt.toISOString(),
  lastQueriedAt: manual.lastQueriedAt?.toISOString() ?? null,
  settledAt: manual.settledAt?.toISOString() ?? null,
});

export const dataExportView = (record: DataExportRecord): DataExport => ({
  ...record,
  requestedAt: record.requestedAt.toISOString(),
  expiresAt: record.status === 'ready' ? record.dueAt.toISOString() : null,
});

export const chunkView = ({
  id,
  content,
  pageReference,
  category,
  createdAt,
}: Chunk): ManualChunk => ({
  id,
  content,
  pageReference,
  category,
  createdAt: createdAt.toISOString(),
});

export const searchView = ({ search, manualState }: SearchWithState): StoredSearch => ({
  ...search,
  statements: search.statements ?? [],
  createdAt: search.createdAt.toISOString(),
  savedAt: search.savedAt?.toISOString() ?? null,
  feedback: search.feedback ?? null,
  manualState,
  ...doorsOf(search),
});
