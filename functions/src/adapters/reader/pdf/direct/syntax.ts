import { NotDirect, type Dict, type Value } from './values';

/** A place in bytes that are read from there on. */
export type Cursor = { bytes: Uint8Array; at: number };

const DEEPEST = 50;
const REGULAR = 0;
export const SPACE = 1;
/** What a byte is in the syntax of PDF: part of a word, white space or a sign. */
export const CLASSES = Uint8Array.from({ length: 256 }, (_, byte) => {
  if ([0, 9, 10, 12, 13, 32].includes(byte)) return SPACE;
  return '()<>[]{}/%'.includes(String.fromCharCode(byte)) ? 2 : REGULAR;
});

export const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1');

export function skipSpace(cursor: Cursor): void {
  const { bytes } = cursor;
  for (;;) {
    const byte = bytes[cursor.at];
    if (byte === undefined) return;
    if (byte === 0x25) {
      while (cursor.at < bytes.length && bytes[cursor.at] !== 10 && bytes[cursor.at] !== 13) {
        cursor.at += 1;
      }
    } else if (CLASSES[byte] === SPACE) cursor.at += 1;
    else return;
  }
}

/** A word of regular characters: a number, a keyword. */
export function readWord(cursor: Cursor): string {
  const { bytes } = cursor;
  const start = cursor.at;
  while (cursor.at < bytes.length && CLASSES[bytes[cursor.at] ?? 0] === REGULAR) cursor.at += 1;
  return latin1(bytes, start, cursor.at);
}

export function expectWord(cursor: Cursor, expected: string): void {
  skipSpace(cursor);
  if (readWord(cursor) !== expected) throw new NotDirect(expected);
}

const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39;

/** Digits that stand alone; -1, and the cursor where it was, for anything else. */
function readDigits(cursor: Cursor): number {
  const { bytes } = cursor;
  let { at } = cursor;
  let value = 0;
  for (; isDigit(bytes[at]); at += 1) value = 10 * value + (bytes[at] ?? 0) - 0x30;
  const isWhole = at > cursor.at && at < cursor.at + MOST_DIGITS;
  if (!isWhole || CLASSES[bytes[at] ?? SPACE_BYTE] === REGULAR) return -1;
  cursor.at = at;
  return value;
}

const MOST_DIGITS = 12;
const SPACE_BYTE = 0x20;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

export function readInteger(cursor: Cursor): number {
  skipSpace(cursor);
  const value = readDigits(cursor);
  if (value === -1) throw new NotDirect('integer');
  return value;
}

/** The value at the cursor, which goes on behind it. */
export function readValue(cursor: Cursor, depth = 0): Value {
  skipSpace(cursor);
  if (depth > DEEPEST) throw new NotDirect('depth');
  switch (cursor.bytes[cursor.at] ?? 0) {
    case 0x2f:
      return readName(cursor);
    case 0x28:
      return { bytes: readLiteral(cursor) };
    case 0x5b:
      return readArray(cursor, depth);
    case 0x3c:
      return cursor.bytes[cursor.at + 1] === 0x3c
        ? readDict(cursor, depth)
        : { bytes: readHex(cursor) };
    default:
      return readAtom(cursor);
  }
}

function readAtom(cursor: Cursor): Value {
  const integer = readDigits(cursor);
  if (integer !== -1) return isRefBehind(cursor) ? { object: integer } : integer;
  const word = readWord(cursor);
  if (word === 'true') return true;
  if (word === 'false') return false;
  if (word === 'null') return null;
  if (!NUMBER.test(word)) throw new NotDirect('value');
  return Number(word);
}

/** "12 0 R": the number is the first half of a reference. Goes behind it. */
function isRefBehind(cursor: Cursor): boolean {
  const { at, bytes } = cursor;
  skipSpace(cursor);
  if (isDigit(bytes[cursor.at]) && readDigits(cursor) !== -1) {
    skipSpace(cursor);
    const isEnd = CLASSES[bytes[cursor.at + 1] ?? SPACE_BYTE] !== REGULAR;
    if (bytes[cursor.at] === 0x52 && isEnd) {
      cursor.at += 1;
      return true;
    }
  }
  cursor.at = at;
  return false;
}

function readName(cursor: Cursor): string {
  cursor.at += 1;
  const name = readWord(cursor);
  return name.includes('#')
    ? name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : name;
}

function readArray(cursor: Cursor, depth: number): Value[] {
  cursor.at += 1;
  const values: Value[] = [];
  for (;;) {
    skipSpace(cursor);
    if (cursor.bytes[cursor.at] === 0x5d) break;
    values.push(readValue(cursor, depth + 1));
  }
  cursor.at += 1;
  return values;
}

function readDict(cursor: Cursor, depth: number): Dict {
  cursor.at += 2;
  const dict: Dict = new Map();
  for (;;) {
    skipSpace(cursor);
    const byte = cursor.bytes[cursor.at];
    if (byte === 0x3e && cursor.bytes[cursor.at + 1] === 0x3e) break;
    if (byte !== 0x2f) throw new NotDirect('dictionary');
    const name = readName(cursor);
    dict.set(name, readValue(cursor, depth + 1));
  }
  cursor.at += 2;
  return dict;
}

const digitOf = (byte: number): number => {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
};

/** Between < and >, a missing last digit being 0. */
export function readHex(cursor: Cursor): string {
  const { bytes } = cursor;
  let text = '';
  let high = -1;
  for (cursor.at += 1; ; cursor.at += 1) {
    const byte = bytes[cursor.at];
    if (byte === undefined) throw new NotDirect('string');
    if (byte === 0x3e) break;
    const digit = digitOf(byte);
    if (digit === -1) continue;
    if (high === -1) high = digit;
    else {
      text += String.fromCharCode(16 * high + digit);
      high = -1;
    }
  }
  cursor.at += 1;
  return high === -1 ? text : text + String.fromCharCode(16 * high);
}

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const ESCAPE = /\\(?:([0-7]{1,3})|(\r\n?|\n)|([^]))/g;

/** Between brackets, which may be nested. */
export function readLiteral(cursor: Cursor): string {
  const { bytes } = cursor;
  const start = cursor.at + 1;
  let open = 0;
  let isPlain = true;
  for (; ; cursor.at += 1) {
    const byte = bytes[cursor.at];
    if (byte === undefined) throw new NotDirect('string');
    if (byte === 0x5c) {
      cursor.at += 1;
      isPlain = false;
    } else if (byte === 0x0d) isPlain = false;
    else if (byte === 0x28) open += 1;
    else if (byte === 0x29) {
      open -= 1;
      if (open === 0) break;
    }
  }
  const text = latin1(bytes, start, cursor.at);
  cursor.at += 1;
  return isPlain ? text : unescaped(text);
}

const unescaped = (text: string): string =>
  text
    .replace(/(?<!\\)\r\n?/g, '\n')
    .replace(ESCAPE, (_, octal?: string, lineEnd?: string, sign?: string) => {
      if (octal) return String.fromCharCode(parseInt(octal, 8) & 255);
      return lineEnd ? '' : (ESCAPED[sign ?? ''] ?? sign ?? '');
    });
