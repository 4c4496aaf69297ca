const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** Spreads the bits of a 32-bit number (finaliser of MurmurHash3). */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** 32-bit hash (FNV-1a, mixed) of the UTF-16 units `from` to `to` of a text. */
export function hashOf(text: string, from = 0, to = text.length): number {
  let hash = OFFSET_BASIS;
  for (let index = from; index < to; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  }
  return mix(hash);
}

/** Hash of two hashes in order. */
export const hashPair = (first: number, second: number): number =>
  mix(Math.imul(first, PRIME) ^ second);
