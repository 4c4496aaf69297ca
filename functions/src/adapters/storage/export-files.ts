import { pipeline } from 'node:stream/promises';
import { exportObject, exportPrefix } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod';
import type { ExportFiles } from '../../domain/account-ports';
import { deleteObjects } from './delete-objects';

type Bucket = ReturnType<Storage['bucket']>;

const linkSchema = z.object({ url: z.url() });

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
    if (gateway) return linkOfGateway(gateway, { object: file.name, disposition, expiresAt });
    const [url] = await file.getSignedUrl({
      version: 'v4',
      action: 'read',
      expires: expiresAt,
      responseDisposition: disposition,
      responseType: 'application/zip',
    });
    return url;
  },

  async delete(uid, exportId) {
    await bucket.file(exportObject(uid, exportId)).delete({ ignoreNotFound: true });
  },

  async deleteAll(uid, keepId) {
    const kept = keepId === undefined ? undefined : exportObject(uid, keepId);
    await deleteObjects(bucket, exportPrefix(uid), kept);
  },
});

async function linkOfGateway(
  gateway: string,
  wanted: { object: string; disposition: string; expiresAt: Date },
): Promise<string> {
  const response = await fetch(new URL('/links', gateway), {
    method: 'POST',
    body: JSON.stringify(wanted),
  });
  return linkSchema.parse(await response.json()).url;
}
