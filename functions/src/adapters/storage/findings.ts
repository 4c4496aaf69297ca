import { findingsObject, findingsPrefix, findingsRoot } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod';
import type { StoredFindings } from '../../domain/findings/finder';
import type { Revisions } from '../../domain/manuals/revisions';
import { deleteObjects } from './delete-objects';
import { loadGzipped, saveGzipped } from './gzipped-json';
import { orNullWhereMissing } from './missing';

type Bucket = ReturnType<Storage['bucket']>;

/** A hundred times what a real manual gives. */
const MAX_BYTES = 16 * 1024 * 1024;

const storedSchema = z.object({
  version: z.number(),
  found: z.unknown(),
  /** Not in what was stored before anything was given up. */
  isGivenUp: z.boolean().default(false),
});

/** More was stored before there was a maximum. */
const withinMax = (found: unknown, max: number): unknown =>
  Array.isArray(found) ? found.slice(0, max) : found;

/** What finders found, as compressed objects beside the manual's file, one for each finder. */
export const storageFindings = (bucket: Bucket): StoredFindings & Revisions => ({
  load(uid, { manualId, revision }, { name, version, max, parse }) {
    const file = bucket.file(findingsObject(uid, manualId, { revision, finder: name }));
    return orNullWhereMissing(async () => {
      const stored = storedSchema.parse(await loadGzipped(file, MAX_BYTES));
      if (stored.version !== version) return null;
      return { found: parse(withinMax(stored.found, max)), isGivenUp: stored.isGivenUp };
    });
  },

  async save(uid, { manualId, revision }, { name, version }, findings) {
    const file = bucket.file(findingsObject(uid, manualId, { revision, finder: name }));
    await saveGzipped(file, { version, ...findings });
  },

  deleteOf: (uid, manualId) => deleteObjects(bucket, findingsRoot(uid, manualId)),

  deleteRevision: (uid, { manualId, revision }) =>
    deleteObjects(bucket, findingsPrefix(uid, manualId, revision)),
});
