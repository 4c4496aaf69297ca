import { AppError } from '../../domain/faults/app-error';
import type { PrepareReceipt } from '../../domain/logbook/logbook-ports';
import { receiptKindOf } from '../../domain/logbook/receipt';
import { oneAtATime } from '../one-at-a-time';

/** Of the longer side: small print of a page can be read. */
const MAX_PIXELS = 2400;
const MAX_INPUT_PIXELS = 40_000_000;
/**
 * Of a picture that comes as a whole several times over, finer each time (interlaced, progressive): all of it is held while it is
 * decoded, each pixel in up to eight bytes, and nothing interrupts that. More than phones and messengers make.
 */
const MAX_PROGRESSIVE_PIXELS = 16_000_000;
const PATIENCE_SECONDS = 20;
const QUALITY = 80;

const turns = oneAtATime();

class TooManyPixels extends Error {}

/** Upright, and without what cameras write into pictures: where and when it was taken, and with what. */
async function upright(content: Buffer): Promise<Buffer> {
  // Native code, which only the function that works on pictures is to load.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const limits = { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' } as const;
  const { isProgressive, width, height } = await sharp(content, limits).metadata();
  if (isProgressive && width * height > MAX_PROGRESSIVE_PIXELS) throw new TooManyPixels();
  return sharp(content, limits)
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize({ width: MAX_PIXELS, height: MAX_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** Judges a receipt by its content. Pictures are decoded one at a time. */
export const prepareReceipt: PrepareReceipt = async (content) => {
  if (receiptKindOf(content) === 'pdf') return { content, contentType: 'application/pdf' };
  try {
    const picture = await turns('picture', () => upright(content));
    return { content: picture, contentType: 'image/jpeg' };
  } catch (cause) {
    throw new AppError('RECEIPT_DAMAGED', { cause });
  }
};
