import type { Storage } from 'firebase-admin/storage';
import { inParallel } from '../in-parallel';

type Bucket = ReturnType<Storage['bucket']>;

/** Names held at a time, and deletions on their way. */
const PAGE = 500;
const WIDTH = 8;

/**
 * Deletes all objects below a prefix but those that are kept. One that somebody else deletes meanwhile is as good as deleted: the
 * library's own `deleteFiles` fails then, with a list of errors.
 */
export async function deleteObjects(
  bucket: Bucket,
  prefix: string,
  isKept: (name: string) => boolean = () => false,
): Promise<void> {
  let pageToken: string | undefined;
  do {
    const page = { prefix, autoPaginate: false, maxResults: PAGE, ...(pageToken && { pageToken }) };
    const [files, next] = await bucket.getFiles(page);
    const doomed = files.filter(({ name }) => !isKept(name));
    await inParallel(doomed, WIDTH, (file) => file.delete({ ignoreNotFound: true }));
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken);
}
