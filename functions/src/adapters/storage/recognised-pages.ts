import { boxSchema, recognisedPrefix, recognisedRoot } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod';
import type { RecognisedPages } from '../../domain/ports/ocr';
import { inParallel } from '../in-parallel';
import { deleteObjects } from './delete-objects';

type Bucket = ReturnType<Storage['bucket']>;

/** Objects that are loaded at a time. */
const WIDTH = 8;

const headingSchema = z.object({ offset: z.number(), depth: z.number(), title: z.string() });

const placedSchema = z.object({ start: z.number(), end: z.number(), box: boxSchema });

const pageSchema = z.object({
  number: z.number(),
  text: z.string().nullable(),
  headings: z.array(headingSchema).optional(),
  placed: z.array(placedSchema).optional(),
});

/** Recognised pages as small objects beside the manual's file: one each, since an object cannot be added to. */
export const storageRecognisedPages = (bucket: Bucket): RecognisedPages => ({
  async save(uid, manualId, source, page) {
    await bucket
      .file(`${recognisedPrefix(uid, manualId, source)}${page.number}.json`)
      .save(JSON.stringify(page), { resumable: false, contentType: 'application/json' });
  },

  async load(uid, manualId, source) {
    const [files] = await bucket.getFiles({ prefix: recognisedPrefix(uid, manualId, source) });
    return inParallel(files, WIDTH, async (file) => {
      const [content] = await file.download();
      return pageSchema.parse(JSON.parse(content.toString('utf8')));
    });
  },

  settle(uid, manualId, source, failed) {
    const own = recognisedPrefix(uid, manualId, source);
    const dropped = new Set(failed.map((number) => `${own}${number}.json`));
    return deleteObjects(
      bucket,
      recognisedRoot(uid, manualId),
      (name) => name.startsWith(own) && !dropped.has(name),
    );
  },

  deleteOf: (uid, manualId) => deleteObjects(bucket, recognisedRoot(uid, manualId)),
});
