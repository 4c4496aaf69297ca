import { AppError } from '../domain/faults/app-error';
import { newManual } from '../domain/manuals/new-manual';
import { checkTakesFile } from '../domain/manuals/upload-rule';
import type { ManualFiles, Manuals, StoredFile } from '../domain/ports';
import { roomToKeep } from '../domain/quotas/quota';
import type { ManualRecord } from '../domain/ports/records';

/** Manuals of one owner in memory. */
export function memoryManuals(stored: ManualRecord[] = []) {
  const records = new Map(stored.map((manual) => [manual.id, manual]));
  return {
    records,
    list: () => Promise.resolve([...records.values()]),
    get: (_uid, id) => Promise.resolve(records.get(id) ?? null),
    create(_uid, { vehicleId, originalFilename, fingerprint: awaitedFingerprint = null }) {
      const id = Math.max(0, ...records.keys()) + 1;
      const named = { id, vehicleId, originalFilename, awaitedFingerprint };
      const manual = newManual(named, new Date());
      records.set(id, manual);
      return Promise.resolve({ manual, isNew: true });
    },
    async update(_uid, id, decide) {
      const manual = records.get(id);
      if (!manual) return null;
      const changed = { ...manual, ...decide(manual) };
      records.set(id, changed);
      return Promise.resolve(changed);
    },
    async reserve(_uid, id, bytes) {
      const manual = records.get(id);
      if (!manual) throw new AppError('MANUAL_NOT_FOUND');
      checkTakesFile(manual, null);
      const reservedBytes = roomToKeep(
        { manuals: [manual], receiptBytes: 0 },
        { id, bytes },
        { storedBytes: Infinity },
      );
      records.set(id, { ...manual, reservedBytes });
    },
    delete: (_uid, id) => Promise.resolve(records.delete(id)),
  } satisfies Partial<Manuals> & { records: Map<number, ManualRecord> };
}

/** Originals in memory, by the manual's number. */
export function memoryFiles(stored: Record<number, number> = {}) {
  const sizes = new Map(Object.entries(stored).map(([id, size]) => [Number(id), size]));
  const describe = (id: number): StoredFile | null => {
    const size = sizes.get(id);
    return size === undefined ? null : { size, generation: '1', contentType: null };
  };
  return {
    sizes,
    describe: (_uid, id) => Promise.resolve(describe(id)),
    openUploadSession: (uid, id, { size, origin }) =>
      Promise.resolve(`https://storage.example/${uid}/${id}?size=${size}&origin=${origin}`),
    async store(_uid, id, content, { limit }) {
      let size = 0;
      for await (const piece of content) size += (piece as Buffer).length;
      if (size > limit.maxBytes) throw new AppError(limit.tooLarge);
      sizes.set(id, size);
      return { size, generation: '1', contentType: null };
    },
    deleteOriginal(_uid, id, generation) {
      if (describe(id)?.generation === generation) sizes.delete(id);
      return Promise.resolve();
    },
    deleteAll(_uid, id) {
      sizes.delete(id);
      return Promise.resolve();
    },
  } satisfies Partial<ManualFiles> & { sizes: Map<number, number> };
}
