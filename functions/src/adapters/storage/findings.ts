import { findingsObject, findingsPrefix, findingsRoot } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { Findings } from '../../domain/findings/finder';
import type { Revisions } from '../../domain/revisions';
import { deleteObjects } from './delete-objects';

type Bucket = ReturnType<Storage['bucket']>;

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** A hundred times what a real manual gives. */
const MOST_BYTES = 16 * 1024 * 1024;

const storedSchema = z.object({ version: z.number(), found: z.unknown() });

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && Number(error.code) === 404;

/** What finders found, as compressed objects beside the manual's file, one for each finder. */
export const storageFindings = (bucket: Bucket): Findings & Revisions => ({
  async load(uid, { manualId, revision }, { name, version, parse }) {
    try {
      const [packed] = await bucket
        .file(findingsObject(uid, manualId, { revision, finder: name }))
        .download();
      const unpacked = await decompress(packed, { maxOutputLength: MOST_BYTES });
      const stored = storedSchema.parse(JSON.parse(unpacked.toString('utf8')));
      return stored.version === version ? parse(stored.found) : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },

  async save(uid, { manualId, revision }, { name, version }, found) {
    await bucket
      .file(findingsObject(uid, manualId, { revision, finder: name }))
      .save(await compress(JSON.stringify({ version, found })), {
        resumable: false,
        contentType: 'application/gzip',
      });
  },

  deleteOf: (uid, manualId) => deleteObjects(bucket, findingsRoot(uid, manualId)),

  deleteRevision: (uid, { manualId, revision }) =>
    deleteObjects(bucket, findingsPrefix(uid, manualId, revision)),
});
