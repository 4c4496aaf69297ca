import { fields, type Field } from './fields';
import { numbersFor, type PackedField } from './packed-field';

/**
 * One index as bytes, little endian: a header of 32-bit words (magic, version, bytes in total, documents, bytes of
 * the ids, then terms and postings of each field), the arrays of each field, and the ids as JSON. Every array begins
 * at a multiple of four, so that opening makes views and copies nothing.
 */
const MAGIC = 0x58454c47;
/** Part of the format: each change of analyser, hash or layout needs a new number, and old indexes are built anew. */
export const FORMAT_VERSION = 3;
const HEADER_WORDS = 5 + 2 * fields.length;
const WORD_BYTES = 4;

export type PackedIndex = { ids: string[]; fields: Record<Field, PackedField> };
/** `byteLength`: its size in memory, for caches. */
export type LexicalIndex = PackedIndex & { byteLength: number };

/** Bytes that are no index of this version: damaged, cut, or made by another one. The index must be built anew. */
export class UnreadableIndex extends Error {
  override readonly name = 'UnreadableIndex';

  constructor(
    message: string,
    /** Made by a later version, whose instances read it. */
    readonly isNewer = false,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const aligned = (bytes: number): number => Math.ceil(bytes / WORD_BYTES) * WORD_BYTES;

const arraysOf = (field: PackedField) =>
  [field.hashes, field.offsets, field.lengths, field.documents, field.frequencies] as const;

export function encodeIndex(index: PackedIndex): Uint8Array {
  const ids = new TextEncoder().encode(JSON.stringify(index.ids));
  const arrays = [...fields.flatMap((name) => arraysOf(index.fields[name])), ids];
  const size = arrays.reduce(
    (sum, array) => sum + aligned(array.byteLength),
    HEADER_WORDS * WORD_BYTES,
  );
  const bytes = new Uint8Array(size);
  const counts = fields.flatMap((name) => {
    const { hashes, documents } = index.fields[name];
    return [hashes.length, documents.length];
  });
  const header = [MAGIC, FORMAT_VERSION, size, index.ids.length, ids.length, ...counts];
  new Uint32Array(bytes.buffer, 0, HEADER_WORDS).set(header);
  let offset = HEADER_WORDS * WORD_BYTES;
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), offset);
    offset += aligned(array.byteLength);
  }
  return bytes;
}

/** Hands out consecutive views on the bytes; refuses to leave them. */
function viewer(bytes: Uint8Array, start: number) {
  let offset = start;
  return <View>(
    make: {
      new (buffer: ArrayBufferLike, offset: number, length: number): View;
      BYTES_PER_ELEMENT: number;
    },
    length: number,
  ): View => {
    const size = length * make.BYTES_PER_ELEMENT;
    if (offset + size > bytes.byteLength) throw new UnreadableIndex('cut short');
    const view = new make(bytes.buffer, bytes.byteOffset + offset, length);
    offset += aligned(size);
    return view;
  };
}

function readHeader(bytes: Uint8Array) {
  if (bytes.byteLength < HEADER_WORDS * WORD_BYTES) throw new UnreadableIndex('no header');
  const header = new Uint32Array(bytes.buffer, bytes.byteOffset, HEADER_WORDS);
  const [magic, version, size, documentCount = 0, idBytes = 0, ...counts] = header;
  if (magic !== MAGIC) throw new UnreadableIndex('not an index');
  if (version !== FORMAT_VERSION) {
    throw new UnreadableIndex(`version ${version ?? 0}`, (version ?? 0) > FORMAT_VERSION);
  }
  if (size !== bytes.byteLength) throw new UnreadableIndex('wrong length');
  return { documentCount, idBytes, counts };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new UnreadableIndex('ids', false, { cause });
  }
}

function readIds(bytes: Uint8Array, documentCount: number): string[] {
  const ids = parsed(new TextDecoder().decode(bytes));
  const isRight = Array.isArray(ids) && ids.length === documentCount;
  if (!isRight || !ids.every((id) => typeof id === 'string')) throw new UnreadableIndex('ids');
  return ids;
}

/**
 * Opens what `buildLexicalIndex` made, as views on its bytes, which must not change afterwards; copied once only when they are
 * not aligned. Throws UnreadableIndex for anything else.
 */
export function openLexicalIndex(given: Uint8Array): LexicalIndex {
  const bytes = given.byteOffset % WORD_BYTES === 0 ? given : given.slice();
  const { documentCount, idBytes, counts } = readHeader(bytes);
  const view = viewer(bytes, HEADER_WORDS * WORD_BYTES);
  const readField = (position: number): PackedField => {
    const terms = counts[2 * position] ?? 0;
    const postings = counts[2 * position + 1] ?? 0;
    return {
      hashes: view(Uint32Array, terms),
      offsets: view(Uint32Array, terms + 1),
      lengths: view(Uint32Array, documentCount),
      documents: view<Uint16Array | Uint32Array>(numbersFor(documentCount), postings),
      frequencies: view(Uint8Array, postings),
    };
  };
  const packed = {
    stem: readField(0),
    exact: readField(1),
    gram: readField(2),
  };
  const ids = readIds(view(Uint8Array, idBytes), documentCount);
  return { ids, fields: packed, byteLength: given.byteLength };
}
