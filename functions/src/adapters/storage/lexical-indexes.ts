import { indexObject, manualPrefix } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import type { LexicalIndexes } from '../../domain/ports';
import { deleteObjects } from './delete-objects';

type Bucket = ReturnType<Storage['bucket']>;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && Number(error.code) === 404;

/** Lexical indexes as objects beside the manual's file. */
export const storageLexicalIndexes = (bucket: Bucket): LexicalIndexes => ({
  async save(uid, { manualId, revision }, index) {
    const file = bucket.file(indexObject(uid, manualId, revision));
    await file.save(Buffer.from(index.buffer, index.byteOffset, index.byteLength), {
      resumable: false,
      contentType: 'application/octet-stream',
    });
  },

  async load(uid, { manualId, revision }) {
    try {
      const [content] = await bucket.file(indexObject(uid, manualId, revision)).download();
      return content;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },

  deleteOf: (uid, manualId) => deleteObjects(bucket, `${manualPrefix(uid, manualId)}index-`),

  async deleteRevision(uid, { manualId, revision }) {
    await bucket.file(indexObject(uid, manualId, revision)).delete({ ignoreNotFound: true });
  },
});
