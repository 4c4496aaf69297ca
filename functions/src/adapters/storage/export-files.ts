import { pipeline } from 'node:stream/promises';
import { exportObject, exportPrefix } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import type { ExportFiles } from '../../domain/ports/accounts';
import { deleteObjects } from './delete-objects';
import { linkTo } from './link-to';

type Bucket = ReturnType<Storage['bucket']>;

/** Archives in the bucket. `gateway` stands before the Storage emulator, which signs no addresses. */
export const storageExportFiles = (bucket: Bucket, gateway?: string): ExportFiles => ({
  async store(uid, exportId, content) {
    const file = bucket.file(exportObject(uid, exportId));
    const target = file.createWriteStream({
      // A resumable upload that breaks off stores nothing.
      resumable: true,
      metadata: { contentType: 'application/zip', cacheControl: 'private, no-store' },
    });
    await pipeline(content, target);
    const [{ size }] = await file.getMetadata();
    return Number(size);
  },

  async link(uid, exportId, { name, expiresAt }) {
    const file = bucket.file(exportObject(uid, exportId));
    const disposition = `attachment; filename="${name}"`;
    return linkTo(file, { disposition, contentType: 'application/zip', expiresAt }, gateway);
  },

  async delete(uid, exportId) {
    await bucket.file(exportObject(uid, exportId)).delete({ ignoreNotFound: true });
  },

  async deleteAll(uid, keepId) {
    const kept = keepId === undefined ? undefined : exportObject(uid, keepId);
    await deleteObjects(bucket, exportPrefix(uid), (name) => name === kept);
  },
});
