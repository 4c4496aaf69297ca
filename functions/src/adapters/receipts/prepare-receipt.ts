import { AppError } from '../../domain/app-error';
import type { PrepareReceipt } from '../../domain/logbook/logbook-ports';
import { receiptKindOf } from '../../domain/logbook/receipt';
import { oneAtATime } from '../one-at-a-time';

/** Of the longer side: small print of a page can be read. */
const MOST_PIXELS = 2400;
/** Where pixels do not come one after the other, each takes up to eight bytes while a picture is decoded: 320 MB. */
const MOST_INPUT_PIXELS = 40_000_000;
const PATIENCE_SECONDS = 20;
const QUALITY = 80;

const turns = oneAtATime();

/** Upright, and without what cameras write into pictures: where and when it was taken, and with what. */
async function upright(content: Buffer): Promise<Buffer> {
  // Native code, which only the function that works on pictures is to load.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(content, { limitInputPixels: MOST_INPUT_PIXELS, failOn: 'error' })
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize({ width: MOST_PIXELS, height: MOST_PIXELS, fit: 'inside', withoutEnlargement: true })
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
