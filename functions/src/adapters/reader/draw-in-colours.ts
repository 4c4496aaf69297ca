import type { DrawPage } from '../../domain/ports/pages';
import { ReadFailure } from '../../domain/manuals/read-failure';
import { expectKind, openReaderChannel, type ReaderLimits } from './reader-channel';
import type { ColourPicture } from './protocol';

const MEGABYTE = 1024 * 1024;

/** Somebody waits for it, and there are two at a time in 1 GiB, with the files of two manuals. */
const DRAWING_LIMITS: ReaderLimits = {
  silenceMs: 15_000,
  totalMs: 15_000,
  memoryBytes: 320 * MEGABYTE,
};

/** Text stays sharp at this quality; a page takes some 60 kB. */
const WEBP = { quality: 62, effort: 3, smartSubsample: true } as const;

/** Draws a page in the reader process, where a hostile file hurts nobody, and packs its pixels here. */
export const drawInColours =
  (entry: string, limits = DRAWING_LIMITS): DrawPage =>
  async (path, { page, width }) => {
    const picture = await pixelsOf(() => openReaderChannel(entry, path, limits, { page, width }));
    return picture && packed(picture);
  };

async function pixelsOf(
  open: () => ReturnType<typeof openReaderChannel>,
): Promise<ColourPicture | null> {
  const channel = open();
  try {
    return expectKind(await channel.receive(), 'colours').picture;
  } catch (error) {
    if (error instanceof ReadFailure) return null;
    throw error;
  } finally {
    channel.close();
  }
}

async function packed({ width, height, rgb }: ColourPicture): Promise<Uint8Array> {
  // Native code, which only the function that draws is to load.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp(WEBP)
    .toBuffer();
}
