import { inflateSync } from 'node:zlib';
import type { PdfDocument } from '../types';

const STREAM = Buffer.from('stream');
const END = Buffer.from('endstream');
const OBJECT = Buffer.from('obj');
/** The dictionary of what a page draws says little more than its length and filter. */
const MAX_DICTIONARY_LENGTH = 400;
/** Of what a page draws, unpacked: more is not looked at. */
const MAX_BYTES = 64 * 1024 * 1024;
const [RETURN, LINE_FEED] = [0x0d, 0x0a];

const known = new WeakMap<PdfDocument, boolean>();

/**
 * Whether something that pages of a file draw cannot be unpacked. PDFium passes over it in silence: such a page is as empty as a
 * blank one. Which page it is of the file does not tell without being read anew: whoever asks has an empty one.
 */
export function hasBrokenContents(document: PdfDocument): boolean {
  const before = known.get(document);
  if (before !== undefined) return before;
  const file = document.bytes();
  // Where all is encrypted nothing can be unpacked without its key.
  const isBroken = !file.includes('/Encrypt') && [...contentsIn(file)].some(isUnreadable);
  known.set(document, isBroken);
  return isBroken;
}

/** What may be contents of pages: packed by Flate alone, and said to be nothing else. */
function* contentsIn(file: Buffer): Generator<Buffer> {
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at)) {
    const end = file.indexOf(END, at);
    if (end < 0) return;
    const begin = at + STREAM.length;
    if (isOfPage(dictionaryBefore(file, at))) yield file.subarray(behindLineEnd(file, begin), end);
    at = end + END.length;
  }
}

function dictionaryBefore(file: Buffer, at: number): string {
  const stretch = file.subarray(Math.max(0, at - MAX_DICTIONARY_LENGTH), at);
  const begin = stretch.lastIndexOf(OBJECT);
  return begin < 0 ? '' : stretch.subarray(begin + OBJECT.length).toString('latin1');
}

const isOfPage = (dictionary: string): boolean =>
  /\/Filter\s{0,9}\[?\s{0,9}\/FlateDecode\s{0,9}[\]/>\s]/.test(dictionary) &&
  !/\/(?:Type|Subtype|DecodeParms|Length1|N|Crypt)\b/.test(dictionary);

function behindLineEnd(file: Buffer, begin: number): number {
  const isTwo = file[begin] === RETURN && file[begin + 1] === LINE_FEED;
  if (isTwo) return begin + 2;
  return file[begin] === RETURN || file[begin] === LINE_FEED ? begin + 1 : begin;
}

/** A wrong sum at the end, or none, is no loss; nor is it told where there is too much of it. */
function isUnreadable(packed: Buffer): boolean {
  try {
    inflateSync(packed, { maxOutputLength: MAX_BYTES });
    return false;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'Z_DATA_ERROR' && message !== 'incorrect data check';
  }
}
