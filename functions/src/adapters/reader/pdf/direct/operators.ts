import { CLASSES, readHex, readLiteral, readValue, SPACE, type Cursor } from './syntax';
import { NotDirect } from './values';

/** Names are strings that begin with "/"; strings are bytes; dictionaries are left out. */
export type Operand = number | string | null | Operand[];
export type Handler = (operator: number, operands: Operand[]) => void;

/** The bytes of an operator as one number, which is compared sooner than a word. */
export const operator = (word: string): number =>
  word.charCodeAt(0) | ((word.charCodeAt(1) || 0) << 8) | ((word.charCodeAt(2) || 0) << 16);

/** More operands than any operator has. */
const MOST_OPERANDS = 100;

/** Calls `handle` for every operator of a page's content, with what stands before it. */
export function readOperators(bytes: Uint8Array, handle: Handler): void {
  const cursor: Cursor = { bytes, at: 0 };
  const operands: Operand[] = [];
  let target = operands;
  const { length } = bytes;
  while (cursor.at < length) {
    const byte = bytes[cursor.at] ?? 0;
    const kind = CLASSES[byte];
    if (kind === SPACE) cursor.at += 1;
    else if (byte === 0x5b) {
      target = [];
      operands.push(target);
      cursor.at += 1;
    } else if (byte === 0x5d) {
      target = operands;
      cursor.at += 1;
    } else if (kind !== 0) target.push(readSigned(cursor, byte));
    else if (isNumber(byte)) target.push(readNumber(cursor));
    else {
      handle(readOperator(cursor), operands);
      operands.length = 0;
      target = operands;
    }
    if (operands.length > MOST_OPERANDS) throw new NotDirect('operands');
  }
}

/** What begins with a sign: a string, a name, a dictionary. */
function readSigned(cursor: Cursor, byte: number): Operand {
  if (byte === 0x28) return readLiteral(cursor);
  if (byte === 0x3c && cursor.bytes[cursor.at + 1] !== 0x3c) return readHex(cursor);
  if (byte === 0x25) {
    const { bytes } = cursor;
    while (cursor.at < bytes.length && bytes[cursor.at] !== 10 && bytes[cursor.at] !== 13) {
      cursor.at += 1;
    }
    return null;
  }
  const value = readValue(cursor);
  return typeof value === 'string' ? `/${value}` : null;
}

const isNumber = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x39) || byte === 0x2d || byte === 0x2e || byte === 0x2b;

const TENTHS = Array.from({ length: 16 }, (_, digits) => 10 ** -digits);

function readNumber(cursor: Cursor): number {
  const { bytes } = cursor;
  let { at } = cursor;
  const isNegative = bytes[at] === 0x2d;
  if (isNegative || bytes[at] === 0x2b) at += 1;
  let value = 0;
  let point = -1;
  for (; ; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x30 && byte <= 0x39) value = 10 * value + byte - 0x30;
    else if (byte === 0x2e && point === -1) point = at;
    else break;
  }
  // Whatever else follows is no number that this knows.
  if (CLASSES[bytes[at] ?? 32] === 0) throw new NotDirect('number');
  cursor.at = at;
  if (point !== -1) value *= TENTHS[at - point - 1] ?? 0;
  return isNegative ? -value : value;
}

function readOperator(cursor: Cursor): number {
  const { bytes } = cursor;
  const start = cursor.at;
  let word = 0;
  while (cursor.at < bytes.length && CLASSES[bytes[cursor.at] ?? 0] === 0) {
    word |= (bytes[cursor.at] ?? 0) << (8 * (cursor.at - start));
    cursor.at += 1;
  }
  if (cursor.at - start > 5) throw new NotDirect('operator');
  return word;
}
