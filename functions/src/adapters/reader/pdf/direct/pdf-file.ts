import { inflateSync } from 'node:zlib';
import { unpredicted } from './predictor';
import { readObject, type Resolve } from './stored-object';
import { readInteger, readValue, type Cursor } from './syntax';
import { isDict, isRef, isStream, NotDirect, type Dict, type Stream, type Value } from './values';
import { readXref, type Place } from './xref';

/** A PDF whose objects are found by its own table of contents. All functions fail with NotDirect. */
export type PdfFile = {
  trailer: Dict;
  /** The value itself, where it is a reference. */
  resolve(value: Value | undefined): Value;
  dict(value: Value | undefined): Dict | null;
  array(value: Value | undefined): Value[] | null;
  number(value: Value | undefined): number | null;
  /** The bytes of a stream, decompressed. */
  decoded(stream: Stream): Buffer;
};

const MEGABYTE = 1024 * 1024;
/** More than this is a picture in vectors, or a bomb. */
const LARGEST_STREAM = 24 * MEGABYTE;
/** All streams of objects together, which stay decompressed. */
const MOST_HELD = 32 * MEGABYTE;
const LONGEST_CHAIN = 8;

export function openFile(bytes: Buffer): PdfFile {
  const known = new Map<number, Value>();
  const held = new Map<number, (index: number) => Value>();
  let heldBytes = 0;
  const resolve = (value: Value | undefined): Value => {
    let found = value ?? null;
    for (let step = 0; isRef(found); step += 1) {
      if (step > LONGEST_CHAIN) throw new NotDirect('references');
      found = objectAt(found.object);
    }
    return found;
  };
  const decoded = (stream: Stream): Buffer => decodedStream(bytes, stream, resolve);
  const places = new Map<number, Place>();

  const loadFrom = (number: number, place: Place): Value => {
    if (place.stream === null) return readObject(bytes, { number, at: place.at, resolve });
    return (held.get(place.stream) ?? heldObjects(place.stream))(place.at);
  };
  const objectAt = (number: number): Value => {
    const value = known.get(number);
    if (value !== undefined) return value;
    const place = places.get(number);
    // What is not there is null, as the format has it; what refers to itself while it is read is not.
    known.set(number, null);
    const loaded = place && place.at >= 0 ? loadFrom(number, place) : null;
    known.set(number, loaded);
    return loaded;
  };
  const heldObjects = (number: number): ((index: number) => Value) => {
    const stream = objectAt(number);
    if (!isStream(stream)) throw new NotDirect('stream of objects');
    const content = decoded(stream);
    heldBytes += content.length;
    if (heldBytes > MOST_HELD) throw new NotDirect('too many objects');
    const objects = objectsIn(content, stream.dict, resolve);
    held.set(number, objects);
    return objects;
  };

  const trailer = readXref(bytes, places, decoded);
  return {
    trailer,
    resolve,
    decoded,
    dict(value) {
      const found = resolve(value);
      return isDict(found) ? found : isStream(found) ? found.dict : null;
    },
    array(value) {
      const found = resolve(value);
      return Array.isArray(found) ? found : null;
    },
    number(value) {
      const found = resolve(value);
      return typeof found === 'number' ? found : null;
    },
  };
}

/** A stream of objects: their numbers and offsets, then the objects. Most of them are links that nobody asks for. */
function objectsIn(content: Buffer, dict: Dict, resolve: Resolve): (index: number) => Value {
  const [count, first] = [resolve(dict.get('N')), resolve(dict.get('First'))];
  if (typeof count !== 'number' || typeof first !== 'number') throw new NotDirect('objects');
  const cursor: Cursor = { bytes: content, at: 0 };
  const offsets = Array.from({ length: Math.min(count, content.length) }, () => {
    readInteger(cursor);
    return readInteger(cursor);
  });
  return (index) => {
    const offset = offsets[index];
    return offset === undefined ? null : readValue({ bytes: content, at: first + offset });
  };
}

function decodedStream(bytes: Buffer, { dict, start, length }: Stream, resolve: Resolve): Buffer {
  const raw = bytes.subarray(start, start + length);
  const filters = [resolve(dict.get('Filter'))].flat().map(resolve);
  if (filters[0] === null) return raw;
  if (filters.length !== 1 || filters[0] !== 'FlateDecode') throw new NotDirect('filter');
  const parameters = resolve([resolve(dict.get('DecodeParms'))].flat()[0]);
  try {
    const inflated = inflateSync(raw, { maxOutputLength: LARGEST_STREAM });
    return isDict(parameters) ? unpredicted(inflated, parameters) : inflated;
  } catch {
    throw new NotDirect('compressed stream');
  }
}
