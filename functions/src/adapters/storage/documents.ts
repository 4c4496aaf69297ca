import { documentObject, documentPrefix, documentsPrefix } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { windowOf, type DocumentPage } from '../../domain/document/document-page';
import type { Documents } from '../../domain/ports';
import { blockSchema } from '../block-schema';

type Bucket = ReturnType<Storage['bucket']>;

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** What a window of pages may take when it is unpacked: a hundred times what one of a real manual has. */
const MOST_BYTES = 32 * 1024 * 1024;

const pageSchema = z.object({
  place: z.number().int().positive(),
  number: z.number().int().positive().nullable(),
  reference: z.string(),
  text: z.string(),
  headings: z.array(
    z.object({ offset: z.number().int().min(0), depth: z.number().int(), title: z.string() }),
  ),
  blocks: z.array(blockSchema),
}) satisfies z.ZodType<DocumentPage>;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && Number(error.code) === 404;

/** The pages of documents as compressed objects beside the manual's file, one for each window of pages. */
export const storageDocuments = (bucket: Bucket): Documents => ({
  async save(uid, { manualId, revision }, pages) {
    const [first] = pages;
    if (!first) return;
    const name = documentObject(uid, manualId, revision, windowOf(first.place));
    await bucket.file(name).save(await compress(JSON.stringify(pages)), {
      resumable: false,
      contentType: 'application/gzip',
    });
  },

  async load(uid, { manualId, revision }, place) {
    try {
      const name = documentObject(uid, manualId, revision, windowOf(place));
      const [packed] = await bucket.file(name).download();
      const unpacked = await decompress(packed, { maxOutputLength: MOST_BYTES });
      const pages = z.array(pageSchema).parse(JSON.parse(unpacked.toString('utf8')));
      return pages.find((page) => page.place === place) ?? null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },

  async deleteOf(uid, manualId) {
    await bucket.deleteFiles({ prefix: documentsPrefix(uid, manualId), force: true });
  },

  async deleteRevision(uid, { manualId, revision }) {
    await bucket.deleteFiles({ prefix: documentPrefix(uid, manualId, revision), force: true });
  },
});
