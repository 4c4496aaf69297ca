import { ReadFailure } from '../../domain/manuals/read-failure';
import { READER_LIMITS } from './document-reader';
import type { PictureOfPage } from './protocol';
import { expectKind, openReaderChannel } from './reader-channel';

/** Draws pages of a PDF, in the order in which they are given. */
export type PagePictures = (
  path: string,
  pages: readonly number[],
  dpi: number,
) => AsyncIterable<PictureOfPage>;

/** After so many pages that ended their process, the rest of the file is not drawn. */
const MAX_FAILURES = 3;

/**
 * Draws pages in the reader process, within the same limits as reading. A page that hangs or swells its process has no
 * picture; a new process goes on behind it.
 */
export const pagePictures = (entry: string, limits = READER_LIMITS): PagePictures =>
  async function* draw(path, pages, dpi) {
    let next = 0;
    for (let failures = 0; next < pages.length && failures < MAX_FAILURES; failures++) {
      const channel = openReaderChannel(entry, path, limits, { dpi, pages: pages.slice(next) });
      try {
        channel.request(1);
        while (next < pages.length) {
          const { page } = expectKind(await channel.receive(), 'picture');
          // The next one is drawn while this one is used.
          channel.request(1);
          next += 1;
          yield page;
        }
      } catch (error) {
        if (!(error instanceof ReadFailure) || error.code !== 'TOO_COMPLEX') throw error;
        yield nothing(pages, next++);
      } finally {
        channel.close();
      }
    }
    while (next < pages.length) yield nothing(pages, next++);
  };

const nothing = (pages: readonly number[], index: number): PictureOfPage => ({
  number: pages[index] ?? 0,
  picture: null,
});
