import { documentObject, documentPrefix, documentsPrefix } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod';
import { windowOf, type DocumentPage } from '../../domain/document/document-page';
import type { WholeDocuments } from '../../domain/ports/pages';
import type { Documents } from '../../domain/ports';
import { blockSchema, figureSchema } from '../block-schema';
import { deleteObjects } from './delete-objects';
import { loadGzipped, saveGzipped } from './gzipped-json';
import { orNullWhereMissing } from './missing';

type Bucket = ReturnType<Storage['bucket']>;

/** What a window of pages may take when it is unpacked: a hundred times what one of a real manual has. */
const MAX_BYTES = 32 * 1024 * 1024;

const pageSchema = z.object({
  place: z.number().int().positive(),
  number: z.number().int().positive().nullable(),
  reference: z.string(),
  text: z.string(),
  headings: z.array(
    z.object({ offset: z.number().int().min(0), depth: z.number().int(), title: z.string() }),
  ),
  blocks: z.array(blockSchema),
  figures: z.array(figureSchema).optional(),
}) satisfies z.ZodType<DocumentPage>;

/** Windows that are fetched ahead of the one that is looked through. */
const AHEAD = 3;

const pagesOf = async (file: ReturnType<Bucket['file']>): Promise<DocumentPage[]> =>
  z.array(pageSchema).parse(await loadGzipped(file, MAX_BYTES));

const windowIn = (name: string): number => Number.parseInt(name.slice(name.lastIndexOf('/') + 1));

function quietly(file: ReturnType<Bucket['file']>): Promise<DocumentPage[]> {
  const pages = pagesOf(file);
  pages.catch(() => undefined);
  return pages;
}

/** In order. */
async function windowsIn(bucket: Bucket, prefix: string) {
  const [files] = await bucket.getFiles({ prefix });
  return files.toSorted((one, other) => windowIn(one.name) - windowIn(other.name));
}

/** The pages of documents as compressed objects beside the manual's file, one for each window of pages. */
export const storageDocuments = (bucket: Bucket): Documents & WholeDocuments => ({
  async save(uid, { manualId, revision }, pages) {
    const [first] = pages;
    if (!first) return;
    const name = documentObject(uid, manualId, revision, windowOf(first.place));
    await saveGzipped(bucket.file(name), pages);
  },

  async load(uid, { manualId, revision }, place) {
    const name = documentObject(uid, manualId, revision, windowOf(place));
    const pages = await orNullWhereMissing(() => pagesOf(bucket.file(name)));
    return pages?.find((page) => page.place === place) ?? null;
  },

  async *all(uid, { manualId, revision }, from = 1) {
    const all = await windowsIn(bucket, documentPrefix(uid, manualId, revision));
    const windows = all.filter(({ name }) => windowIn(name) >= windowOf(from));
    // The next ones come while one is used; what is on its way when nobody wants more fails in silence.
    const coming = windows.slice(0, AHEAD).map(quietly);
    for (let at = 0; at < windows.length; at++) {
      const next = windows[at + AHEAD];
      if (next) coming.push(quietly(next));
      const pages = (await coming[at]) ?? [];
      yield* pages.filter(({ place }) => place >= from);
    }
  },

  async count(uid, { manualId, revision }) {
    const windows = await windowsIn(bucket, documentPrefix(uid, manualId, revision));
    const last = windows.at(-1);
    return last ? ((await pagesOf(last)).at(-1)?.place ?? 0) : 0;
  },

  async isStored(uid, { manualId, revision }) {
    const prefix = documentPrefix(uid, manualId, revision);
    const [files] = await bucket.getFiles({ prefix, maxResults: 1, autoPaginate: false });
    return files.length > 0;
  },

  deleteOf: (uid, manualId) => deleteObjects(bucket, documentsPrefix(uid, manualId)),

  deleteRevision: (uid, { manualId, revision }) =>
    deleteObjects(bucket, documentPrefix(uid, manualId, revision)),
});
