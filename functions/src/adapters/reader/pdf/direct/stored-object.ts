import { expectWord, readInteger, readValue, readWord, skipSpace, type Cursor } from './syntax';
import { isDict, NotDirect, type Value } from './values';

export type Resolve = (value: Value | undefined) => Value;

/** The object that stands at a byte of the file; `number` is the one that it must have. */
export function readObject(
  bytes: Buffer,
  { number, at, resolve }: { number: number | null; at: number; resolve: Resolve },
): Value {
  const cursor: Cursor = { bytes, at };
  const own = readInteger(cursor);
  readInteger(cursor);
  expectWord(cursor, 'obj');
  if (number !== null && own !== number) throw new NotDirect('another object');
  const value = readValue(cursor);
  skipSpace(cursor);
  const isLast = readWord(cursor) !== 'stream';
  if (isLast || !isDict(value)) return value;
  if (bytes[cursor.at] === 13) cursor.at += 1;
  if (bytes[cursor.at] === 10) cursor.at += 1;
  const start = cursor.at;
  const length = resolve(value.get('Length'));
  if (typeof length !== 'number') throw new NotDirect('length');
  cursor.at = start + length;
  expectWord(cursor, 'endstream');
  return { dict: value, start, length };
}
