import { withoutSecondEncoding } from './double-utf8';
import { decodeDosText, decodeMacText, oneByteEncoding, WINDOWS_1252 } from './one-byte-text';

const BYTE_ORDER_MARKS: [mark: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
/** So much of a file tells its encoding. */
const SAMPLE_BYTES = 64 * 1024;
/** In UTF-16 of a European language, at least this share of one half of the bytes is zero, and hardly any of the other. */
const MANY_ZEROS = 0.3;
const FEW_ZEROS = 0.05;
/** Broken sequences per good one that a UTF-8 file may have: a cut or a patch, not another encoding. */
const MAX_BROKEN_SHARE = 0.02;
/** Control characters that text files have: tab, line ends, form feed, the end mark of DOS. */
const ALLOWED_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);

/** The text of a file in UTF-8, UTF-16, Windows-1252 or those of DOS and Mac OS; null when the bytes are no text. */
export function decodeText(bytes: Buffer): string | null {
  const text = decode(bytes);
  return text !== null && isPlain(text) ? text : null;
}

function decode(bytes: Buffer): string | null {
  const marked = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return withoutSecondEncoding(new TextDecoder(marked[1]).decode(bytes));
  const wide = wideEncoding(bytes.subarray(0, SAMPLE_BYTES));
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0)) return null;
  const utf8 = new TextDecoder('utf-8').decode(bytes);
  const broken = count(utf8, '\ufffd');
  if (broken === 0 || broken <= MAX_BROKEN_SHARE * (countNonAscii(utf8) - broken)) {
    return withoutSecondEncoding(utf8);
  }
  return DECODERS[oneByteEncoding(bytes)](bytes);
}

/** By hand: TextDecoder of Node 20 takes Latin-1 for it (nodejs/node#56542). */
const decodeWindows1252 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? '');

const DECODERS = { windows: decodeWindows1252, dos: decodeDosText, mac: decodeMacText };

/** UTF-16 without a mark shows by the zeros that every second byte of Latin text is. */
function wideEncoding(sample: Buffer): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1;
  });
  const [even, odd] = zeros.map((number) => number / Math.max(1, sample.length / 2));
  if (even === undefined || odd === undefined) return null;
  if (odd >= MANY_ZEROS && even <= FEW_ZEROS) return 'utf-16le';
  return even >= MANY_ZEROS && odd <= FEW_ZEROS ? 'utf-16be' : null;
}

function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) found++;
  return found;
}

function countNonAscii(text: string): number {
  let found = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) found++;
  return found;
}

/** No control characters but those of text files. One is enough: programs and images have them, texts do not. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 && !ALLOWED_CONTROLS.has(code)) return false;
  }
  return true;
}
