import { MAX_PICTURE_BYTES, pictureObject, picturesRoot } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import type { Pictures } from '../../domain/ports/pages';
import { inParallel } from '../in-parallel';
import { orNullWhereMissing } from './missing';

type Bucket = ReturnType<Storage['bucket']>;

/** Deletions on their way. */
const WIDTH = 8;

/** Pictures of pages as objects of their owner, all manuals' below one prefix: what they take together is one list. */
export const storagePictures = (bucket: Bucket, mostBytes = MAX_PICTURE_BYTES): Pictures => ({
  load: (uid, { manualId, ...key }) =>
    orNullWhereMissing(async () => {
      const [content] = await bucket.file(pictureObject(uid, manualId, key)).download();
      return content;
    }),

  async save(uid, { manualId, ...key }, picture) {
    await bucket.file(pictureObject(uid, manualId, key)).save(Buffer.from(picture), {
      resumable: false,
      contentType: 'image/webp',
      metadata: { cacheControl: 'private, no-cache' },
    });
    await keepWithin(bucket, picturesRoot(uid), mostBytes);
  },
});

/** Deletes the oldest objects below a prefix until the rest takes at most `mostBytes`. */
async function keepWithin(bucket: Bucket, prefix: string, mostBytes: number): Promise<void> {
  const [files] = await bucket.getFiles({ prefix });
  const ageOf = ({ metadata }: (typeof files)[number]): string => metadata.timeCreated ?? '';
  const newestFirst = files.toSorted((one, other) => ageOf(other).localeCompare(ageOf(one)));
  let bytes = 0;
  const overfull = newestFirst.filter(({ metadata }) => {
    bytes += Number(metadata.size);
    return bytes > mostBytes;
  });
  await inParallel(overfull, WIDTH, (file) => file.delete({ ignoreNotFound: true }));
}
