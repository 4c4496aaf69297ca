import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api';
import protobuf from 'protobufjs';

type Value = google.firestore.v1.IValue;

/** Tags of google.firestore.v1.Document and Value: the number of the field, and 2 for what has a length. */
const tag = (field: number): number => (field << 3) | 2;
const DOCUMENT_FIELDS = tag(2);
const MAP_KEY = tag(1);
const MAP_VALUE = tag(2);
const VALUE_MAP = tag(6);
const VALUE_ARRAY = tag(9);
const VALUE_STRING = tag(17);
const MAP_FIELDS = tag(1);

/** One element of an array: `values`, nine bytes long, `double_value`, and its eight bytes. */
const [ELEMENTS, NINE_BYTES, DOUBLE] = [tag(1), 9, (3 << 3) | 1];
const ELEMENT_BYTES = 11;

/** An array of nothing but doubles; null when it holds something else. */
function arrayBytes(values: readonly Value[]): Uint8Array | null {
  const bytes = new Uint8Array(values.length * ELEMENT_BYTES);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const { doubleValue } of values) {
    if (typeof doubleValue !== 'number') return null;
    bytes[at] = ELEMENTS;
    bytes[at + 1] = NINE_BYTES;
    bytes[at + 2] = DOUBLE;
    view.setFloat64(at + 3, doubleValue, true);
    at += ELEMENT_BYTES;
  }
  return bytes;
}

const entry = (key: string, value: Uint8Array): Uint8Array =>
  protobuf.Writer.create().uint32(MAP_KEY).string(key).uint32(MAP_VALUE).bytes(value).finish();

const framed = (field: number, content: Uint8Array): Uint8Array =>
  protobuf.Writer.create().uint32(field).bytes(content).finish();

/**
 * The field of a document that holds a vector, to stand behind the bytes of its other fields; null for other values.
 * protobufjs makes three objects of every number on the way, which took most of the time of keeping a passage.
 */
export function vectorField(name: string, { mapValue }: Value): Uint8Array | null {
  const { __type__: type, value } = mapValue?.fields ?? {};
  if (type?.stringValue !== '__vector__') return null;
  const numbers = arrayBytes(value?.arrayValue?.values ?? []);
  if (numbers === null) return null;
  const mark = protobuf.Writer.create().uint32(VALUE_STRING).string('__vector__').finish();
  const map = protobuf.Writer.create()
    .uint32(MAP_FIELDS)
    .bytes(entry('__type__', mark))
    .uint32(MAP_FIELDS)
    .bytes(entry('value', framed(VALUE_ARRAY, numbers)))
    .finish();
  return framed(DOCUMENT_FIELDS, entry(name, framed(VALUE_MAP, map)));
}
