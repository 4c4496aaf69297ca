/** Postings of one field in compressed rows: those of term `t` are `offsets[t]` to `offsets[t + 1]`. */
export type PackedField = {
  /** Hashes of the terms, ascending. */
  hashes: Uint32Array;
  offsets: Uint32Array;
  /** Tokens of each document. */
  lengths: Uint32Array;
  documents: Uint16Array | Uint32Array;
  /** How often the term occurs in the document, at most 255. */
  frequencies: Uint8Array;
};

/** Document numbers take two bytes as long as they fit. */
export const numbersFor = (documentCount: number): typeof Uint16Array | typeof Uint32Array =>
  documentCount > 0x10000 ? Uint32Array : Uint16Array;

type Posting = {
  terms: Uint32Array;
  documents: Uint32Array;
  frequencies: Uint8Array;
  count: number;
};

/** Postings in the order of the text, and the terms in the order of their first occurrence. */
function collect(texts: readonly number[][]): {
  postings: Posting;
  terms: number[];
  counts: number[];
} {
  const size = texts.reduce((sum, text) => sum + text.length, 0);
  const documents = new Uint32Array(size);
  const postings = {
    terms: new Uint32Array(size),
    documents,
    frequencies: new Uint8Array(size),
    count: 0,
  };
  const numberOf = new Map<number, number>();
  const terms: number[] = [];
  const counts: number[] = [];
  const last: number[] = [];
  texts.forEach((text, document) => {
    for (const hash of text) {
      const term = numberOf.get(hash) ?? terms.length;
      const position = last[term];
      if (position !== undefined && documents[position] === document) {
        postings.frequencies[position] = Math.min(255, (postings.frequencies[position] ?? 0) + 1);
        continue;
      }
      if (position === undefined) {
        numberOf.set(hash, term);
        terms.push(hash);
        counts.push(0);
      }
      counts[term] = (counts[term] ?? 0) + 1;
      last[term] = postings.count;
      postings.terms[postings.count] = term;
      documents[postings.count] = document;
      postings.frequencies[postings.count] = 1;
      postings.count += 1;
    }
  });
  return { postings, terms, counts };
}

/** Packs the hashed tokens of every document. */
export function packField(texts: readonly number[][]): PackedField {
  const { postings, terms, counts } = collect(texts);
  const order = Uint32Array.from(terms.keys()).sort((a, b) => (terms[a] ?? 0) - (terms[b] ?? 0));
  const offsets = new Uint32Array(terms.length + 1);
  const next = new Uint32Array(terms.length);
  order.forEach((term, row) => {
    next[term] = offsets[row] ?? 0;
    offsets[row + 1] = (offsets[row] ?? 0) + (counts[term] ?? 0);
  });
  const documents = new (numbersFor(texts.length))(postings.count);
  const frequencies = new Uint8Array(postings.count);
  for (let position = 0; position < postings.count; position += 1) {
    const term = postings.terms[position] ?? 0;
    const slot = next[term] ?? 0;
    documents[slot] = postings.documents[position] ?? 0;
    frequencies[slot] = postings.frequencies[position] ?? 0;
    next[term] = slot + 1;
  }
  return {
    hashes: Uint32Array.from(order, (term) => terms[term] ?? 0),
    offsets,
    lengths: Uint32Array.from(texts, (text) => text.length),
    documents,
    frequencies,
  };
}

/** Row of a term; -1 when no document has it. */
export function rowOf({ hashes }: PackedField, hash: number): number {
  let low = 0;
  let high = hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = hashes[middle] ?? 0;
    if (found === hash) return middle;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** In how many documents the term occurs. */
export function documentCountOf(field: PackedField, hash: number): number {
  const row = rowOf(field, hash);
  return row < 0 ? 0 : (field.offsets[row + 1] ?? 0) - (field.offsets[row] ?? 0);
}

export function contains(field: PackedField, hash: number, document: number): boolean {
  const row = rowOf(field, hash);
  if (row < 0) return false;
  let low = field.offsets[row] ?? 0;
  let high = (field.offsets[row + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = field.documents[middle] ?? 0;
    if (found === document) return true;
    if (found < document) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
