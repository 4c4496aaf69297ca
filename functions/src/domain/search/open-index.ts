import { decodeIndex, type PackedIndex } from './index-format';
import { searchIndexes, type Match } from './search';

export type LexicalIndex = PackedIndex & {
  /** Size in memory, for caches. */
  byteLength: number;
  search(query: string, limit: number): Match[];
};

/** Opens what `buildLexicalIndex` made, without copying it; throws UnreadableIndex for anything else. */
export function openLexicalIndex(bytes: Uint8Array): LexicalIndex {
  const packed = decodeIndex(bytes);
  return {
    ...packed,
    byteLength: bytes.byteLength,
    search: (query, limit) => searchIndexes([packed], query, limit),
  };
}
