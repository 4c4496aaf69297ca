import { indexObject, manualPrefix } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import type { LexicalIndexes } from '../../domain/ports';
import { deleteObjects } from './delete-objects';
import { orNullWhereMissing } from './missing';

type Bucket = ReturnType<Storage['bucket']>;

/** Lexical indexes as objects beside the manual's file. */
export const storageLexicalIndexes = (bucket: Bucket): LexicalIndexes => ({
  async save(uid, { manualId, revision }, index) {
    const file = bucket.file(indexObject(uid, manualId, revision));
    await file.save(Buffer.from(index.buffer, index.byteOffset, index.byteLength), {
      resumable: false,
      contentType: 'application/octet-stream',
    });
  },

  load: (uid, { manualId, revision }) =>
    orNullWhereMissing(async () => {
      const [content] = await bucket.file(indexObject(uid, manualId, revision)).download();
      return content;
    }),

  deleteOf: (uid, manualId) => deleteObjects(bucket, `${manualPrefix(uid, manualId)}index-`),

  async deleteRevision(uid, { manualId, revision }) {
    await bucket.file(indexObject(uid, manualId, revision)).delete({ ignoreNotFound: true });
  },
});
