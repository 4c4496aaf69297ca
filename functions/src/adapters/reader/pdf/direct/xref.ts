import { readObject } from './stored-object';
import { readInteger, readValue, readWord, skipSpace, type Cursor } from './syntax';
import { isDict, isStream, NotDirect, type Dict, type Stream, type Value } from './values';

/** At a byte of the file, or at a position in a stream of objects. */
export type Place = { at: number; stream: number | null };

type Decoded = (stream: Stream) => Buffer;

const TAIL_BYTES = 1024;
const MOST_TABLES = 500;
const MOST_OBJECTS = 2_000_000;

/**
 * Fills in where each object lies, by the tables of contents from the last one on: what a later one says holds. Returns
 * what the last one says of the document.
 */
export function readXref(bytes: Buffer, places: Map<number, Place>, decoded: Decoded): Dict {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') throw new NotDirect('header');
  const mark = bytes.lastIndexOf('startxref');
  if (mark < bytes.length - TAIL_BYTES) throw new NotDirect('end');
  const seen = new Set<number>();
  const waiting = [readInteger({ bytes, at: mark + 'startxref'.length })];
  let trailer: Dict | null = null;
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at) || seen.size > MOST_TABLES || at >= bytes.length) throw new NotDirect('xref');
    seen.add(at);
    const dict = readTable(bytes, { at, places, decoded });
    trailer ??= dict;
    for (const name of ['XRefStm', 'Prev']) {
      const next = dict.get(name);
      if (typeof next === 'number') waiting.push(next);
    }
  }
  if (!trailer || trailer.has('Encrypt')) throw new NotDirect('encrypted');
  return trailer;
}

type Table = { at: number; places: Map<number, Place>; decoded: Decoded };

function readTable(bytes: Buffer, { at, places, decoded }: Table): Dict {
  const cursor: Cursor = { bytes, at };
  skipSpace(cursor);
  if (bytes.toString('latin1', cursor.at, cursor.at + 4) === 'xref')
    return readPlain(cursor, places);
  const stream = readObject(bytes, { number: null, at, resolve: (value) => value ?? null });
  if (!isStream(stream)) throw new NotDirect('xref');
  readCompressed(decoded(stream), stream.dict, places);
  return stream.dict;
}

function readPlain(cursor: Cursor, places: Map<number, Place>): Dict {
  readWord(cursor);
  for (;;) {
    skipSpace(cursor);
    const { at } = cursor;
    if (readWord(cursor) === 'trailer') break;
    cursor.at = at;
    const first = readInteger(cursor);
    const count = readInteger(cursor);
    for (let index = 0; index < count; index += 1) {
      const offset = readInteger(cursor);
      readInteger(cursor);
      skipSpace(cursor);
      const isUsed = readWord(cursor) === 'n';
      if (places.size > MOST_OBJECTS) throw new NotDirect('too many objects');
      if (!places.has(first + index)) {
        places.set(first + index, { at: isUsed ? offset : -1, stream: null });
      }
    }
  }
  const trailer = readValue(cursor);
  if (!isDict(trailer)) throw new NotDirect('trailer');
  return trailer;
}

const numbersOf = (value: Value | undefined): number[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === 'number') ? value : null;

function readCompressed(content: Buffer, dict: Dict, places: Map<number, Place>): void {
  const widths = numbersOf(dict.get('W'));
  const size = dict.get('Size');
  if (widths?.length !== 3 || typeof size !== 'number') throw new NotDirect('xref');
  const sections = numbersOf(dict.get('Index')) ?? [0, size];
  const [kindWidth = 0, placeWidth = 0, thirdWidth = 0] = widths;
  let at = 0;
  const field = (width: number): number => {
    let value = 0;
    for (let byte = 0; byte < width; byte += 1) value = 256 * value + (content[at + byte] ?? 0);
    at += width;
    return value;
  };
  for (let section = 0; section + 1 < sections.length; section += 2) {
    const [first = 0, count = 0] = sections.slice(section);
    for (let number = first; number < first + count; number += 1) {
      if (at >= content.length || places.size > MOST_OBJECTS) throw new NotDirect('xref');
      const kind = kindWidth === 0 ? 1 : field(kindWidth);
      const [second, third] = [field(placeWidth), field(thirdWidth)];
      if (places.has(number)) continue;
      if (kind === 2) places.set(number, { at: third, stream: second });
      else places.set(number, { at: kind === 1 ? second : -1, stream: null });
    }
  }
}
