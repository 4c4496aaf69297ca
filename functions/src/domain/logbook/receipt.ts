import { cleanFilename, MAX_RECEIPT_BYTES, type ReceiptType } from '@contract';
import { AppError } from '../faults/app-error';
import type { SizeLimit } from '../ports';

export const receiptLimit = {
  maxBytes: MAX_RECEIPT_BYTES,
  tooLarge: 'RECEIPT_TOO_LARGE',
} as const satisfies SizeLimit;

/** The header of a PDF stands within this many bytes of its beginning. */
const PDF_HEADER_WITHIN = 1024;
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What phones name the boxes of their own format by. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;

const beginsWith = (content: Buffer, signature: Buffer): boolean =>
  content.subarray(0, signature.length).equals(signature);

const isWebp = (content: Buffer): boolean =>
  content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';

/** What a receipt is by its content, whatever its name says. Fails with RECEIPT_TYPE or RECEIPT_IS_HEIC. */
export function receiptKindOf(content: Buffer): 'pdf' | 'picture' {
  if (beginsWith(content, JPEG) || beginsWith(content, PNG) || isWebp(content)) return 'picture';
  if (HEIC.test(content.toString('latin1', 4, 12))) throw new AppError('RECEIPT_IS_HEIC');
  if (content.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf';
  throw new AppError('RECEIPT_TYPE');
}

const EXTENSIONS = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg' } as const;
/** Longer ones help nobody in a list. */
const MAX_STEM_LENGTH = 80;

/** Its owner's name for it, with the extension of what is kept. */
export function receiptName(filename: string, contentType: ReceiptType): string {
  const stem = cleanFilename(filename)
    .replace(/\.[^.]{0,9}$/, '')
    .slice(0, MAX_STEM_LENGTH)
    // Half of a character that takes two units is none.
    .replace(/[\uD800-\uDBFF]$/, '');
  return (stem || 'recibo') + EXTENSIONS[contentType];
}
