import { pipeline } from 'node:stream/promises';
import { manualPrefix, originalObject, picturesPrefix } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import { AppError } from '../../domain/faults/app-error';
import { limitBytes } from '../../domain/manuals/byte-limit';
import type { ManualFiles, StoredFile } from '../../domain/ports';
import { deleteObjects } from './delete-objects';

/** A generation of 0 is "no such object": nothing is ever overwritten, whoever comes second. */
const ONLY_IF_ABSENT = { ifGenerationMatch: 0 };

type Bucket = ReturnType<Storage['bucket']>;

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof Error && 'code' in error && Number(error.code) === status;

type Options = {
  /** Stands before the Storage emulator and is the host of upload URLs then. */
  uploadGateway: string | undefined;
  /** Kept with a file, for whoever hears of its arrival. */
  requestId: () => string | undefined;
};

/** Manuals in the bucket. */
export function storageManualFiles(
  bucket: Bucket,
  { uploadGateway, requestId }: Options,
): ManualFiles {
  const original = (uid: string, manualId: number) => bucket.file(originalObject(uid, manualId));
  const cause = () => {
    const id = requestId();
    return id === undefined ? {} : { metadata: { requestId: id } };
  };

  async function describe(uid: string, manualId: number): Promise<StoredFile | null> {
    try {
      const [metadata] = await original(uid, manualId).getMetadata();
      return {
        size: Number(metadata.size),
        generation: String(metadata.generation),
        contentType: metadata.contentType ?? null,
      };
    } catch (error) {
      if (hasStatus(error, 404)) return null;
      throw error;
    }
  }

  return {
    describe,

    async openUploadSession(uid, manualId, { size, contentType, origin }) {
      const [url] = await original(uid, manualId).createResumableUpload({
        origin,
        preconditionOpts: ONLY_IF_ABSENT,
        // Cloud Storage refuses a body that is longer or shorter than announced.
        metadata: { contentType, contentLength: size, ...cause() },
      });
      return uploadGateway ? withHost(url, uploadGateway) : url;
    },

    async store(uid, manualId, content, { contentType, limit }) {
      const file = original(uid, manualId);
      const target = file.createWriteStream({
        // A resumable upload that breaks off stores nothing.
        resumable: true,
        preconditionOpts: ONLY_IF_ABSENT,
        metadata: { contentType, ...cause() },
      });
      try {
        await pipeline(content, limitBytes(limit), target);
      } catch (error) {
        if (hasStatus(error, 412)) throw new AppError('MANUAL_HAS_FILE', { cause: error });
        throw error;
      }
      const stored = await describe(uid, manualId);
      if (!stored) throw new AppError('MANUAL_NOT_FOUND');
      return stored;
    },

    read: (uid, manualId) => original(uid, manualId).createReadStream(),

    async download(uid, manualId, toPath) {
      await original(uid, manualId).download({ destination: toPath });
    },

    async deleteOriginal(uid, manualId, generation) {
      try {
        const ifGenerationMatch = Number(generation);
        await original(uid, manualId).delete({ ignoreNotFound: true, ifGenerationMatch });
      } catch (error) {
        // Another file has taken its place.
        if (!hasStatus(error, 412)) throw error;
      }
    },

    async deleteAll(uid, manualId) {
      await deleteObjects(bucket, manualPrefix(uid, manualId));
      await deleteObjects(bucket, picturesPrefix(uid, manualId));
    },
  };
}

/** The same address at another host. */
function withHost(url: string, gateway: string): string {
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, gateway).href;
}
