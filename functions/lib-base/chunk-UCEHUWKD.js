import {
  fieldTermsOf,
  fields,
  numbersFor,
  packField,
  rememberLexemes
} from "./chunk-ABETVKFU.js";

// src/domain/lexical/index-format.ts
var MAGIC = 1480936519;
var FORMAT_VERSION = 1;
var HEADER_WORDS = 5 + 2 * fields.length;
var WORD_BYTES = 4;
var UnreadableIndex = class extends Error {
  name = "UnreadableIndex";
};
var aligned = (bytes) => Math.ceil(bytes / WORD_BYTES) * WORD_BYTES;
var arraysOf = (field) => [field.hashes, field.offsets, field.lengths, field.documents, field.frequencies];
function encodeIndex(index) {
  const ids = new TextEncoder().encode(JSON.stringify(index.ids));
  const arrays = [...fields.flatMap((name) => arraysOf(index.fields[name])), ids];
  const size = arrays.reduce(
    (sum, array) => sum + aligned(array.byteLength),
    HEADER_WORDS * WORD_BYTES
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
function viewer(bytes, start) {
  let offset = start;
  return (make, length) => {
    const size = length * make.BYTES_PER_ELEMENT;
    if (offset + size > bytes.byteLength) throw new UnreadableIndex("cut short");
    const view = new make(bytes.buffer, bytes.byteOffset + offset, length);
    offset += aligned(size);
    return view;
  };
}
function readHeader(bytes) {
  if (bytes.byteLength < HEADER_WORDS * WORD_BYTES) throw new UnreadableIndex("no header");
  const header = new Uint32Array(bytes.buffer, bytes.byteOffset, HEADER_WORDS);
  const [magic, version, size, documentCount = 0, idBytes = 0, ...counts] = header;
  if (magic !== MAGIC) throw new UnreadableIndex("not an index");
  if (version !== FORMAT_VERSION) throw new UnreadableIndex(`unknown version ${version ?? 0}`);
  if (size !== bytes.byteLength) throw new UnreadableIndex("wrong length");
  return { documentCount, idBytes, counts };
}
function parsed(json) {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new UnreadableIndex("ids", { cause });
  }
}
function readIds(bytes, documentCount) {
  const ids = parsed(new TextDecoder().decode(bytes));
  const isRight = Array.isArray(ids) && ids.length === documentCount;
  if (!isRight || !ids.every((id) => typeof id === "string")) throw new UnreadableIndex("ids");
  return ids;
}
function decodeIndex(given) {
  const bytes = given.byteOffset % WORD_BYTES === 0 ? given : given.slice();
  const { documentCount, idBytes, counts } = readHeader(bytes);
  const view = viewer(bytes, HEADER_WORDS * WORD_BYTES);
  const readField = (position) => {
    const terms = counts[2 * position] ?? 0;
    const postings = counts[2 * position + 1] ?? 0;
    return {
      hashes: view(Uint32Array, terms),
      offsets: view(Uint32Array, terms + 1),
      lengths: view(Uint32Array, documentCount),
      documents: view(numbersFor(documentCount), postings),
      frequencies: view(Uint8Array, postings)
    };
  };
  const packed = {
    stem: readField(0),
    exact: readField(1),
    bigram: readField(2),
    gram: readField(3)
  };
  return { ids: readIds(view(Uint8Array, idBytes), documentCount), fields: packed };
}

// src/domain/lexical/build-index.ts
function buildLexicalIndex(documents) {
  const lexeme = rememberLexemes();
  const terms = documents.map(({ text }) => fieldTermsOf(text, lexeme));
  return encodeIndex({
    ids: documents.map(({ id }) => id),
    fields: {
      stem: packField(terms.map(({ stem }) => stem)),
      exact: packField(terms.map(({ exact }) => exact)),
      bigram: packField(terms.map(({ bigram }) => bigram)),
      gram: packField(terms.map(({ gram }) => gram))
    }
  });
}
var indexedText = ({
  headings,
  content
}) => [...headings, content].join("\n");
var indexOfChunks = (chunks) => buildLexicalIndex(chunks.map((chunk) => ({ id: chunk.id, text: indexedText(chunk) })));

export {
  UnreadableIndex,
  decodeIndex,
  indexedText,
  indexOfChunks
};
//# sourceMappingURL=chunk-UCEHUWKD.js.map
