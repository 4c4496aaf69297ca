import { embeddedText } from '../domain/chunking/chunker';
import type { Chunks, Embedder } from '../domain/ports';
import type { Chunk, EmbeddedChunk } from '../domain/ports/records';

/**
 * Chunks embedded and written at once: as many as fit one request to Vertex AI. Larger parts cost more, too: a vector
 * is 768 objects while it is being sent, and what lives longer than a request is dear to collect.
 */
const CHUNKS_PER_PART = 40;
/** Parts on their way at a time: so many requests are open, and no more pages are read meanwhile. */
const MAX_PARTS = 4;

type Ports = { embedder: Embedder; chunks: Pick<Chunks, 'save'> };

type Task = {
  uid: string;
  /** Vectors that are known already, by content hash. */
  known: ReadonlyMap<string, number[]>;
};

/** Chunks on their way into the store. Whoever opened it calls `settle` in the end, also after a failure. */
export type ChunkStream = {
  /** Takes chunks, in order; waits while too many are on their way. Fails with what went wrong with earlier ones. */
  add(chunks: readonly Chunk[]): Promise<void>;
  /** Embeds and writes what is left. */
  finish(): Promise<void>;
  /** Resolves when nothing is on its way any more, whatever became of it: nothing is written afterwards. */
  settle(): Promise<void>;
};

/**
 * Embeds and stores chunks part by part while others are still being read. What has a known vector is not embedded
 * again.
 */
export function embedChunks({ embedder, chunks: store }: Ports, { uid, known }: Task): ChunkStream {
  const waiting: Chunk[] = [];
  const parts: Promise<void>[] = [];
  let isOver = false;

  const write = async (part: readonly Chunk[]): Promise<void> => {
    const embedded = await withVectors(embedder, part, known);
    if (!isOver) await store.save(uid, embedded);
  };
  const begin = (): void => {
    const part = write(waiting.splice(0, CHUNKS_PER_PART));
    // Told by `add` or `finish`, which may come much later.
    part.catch(() => undefined);
    parts.push(part);
  };

  return {
    async add(chunks) {
      waiting.push(...chunks);
      while (waiting.length >= CHUNKS_PER_PART) {
        if (parts.length >= MAX_PARTS) await parts.shift();
        begin();
      }
    },
    async finish() {
      if (waiting.length > 0) begin();
      await Promise.all(parts);
    },
    async settle() {
      isOver = true;
      await Promise.allSettled(parts);
    },
  };
}

async function withVectors(
  embedder: Embedder,
  chunks: readonly Chunk[],
  known: ReadonlyMap<string, number[]>,
): Promise<EmbeddedChunk[]> {
  const missing = chunks.filter(({ contentHash }) => !known.has(contentHash));
  const made =
    missing.length === 0 ? [] : await embedder.embed(missing.map(embeddedText), 'document');
  const vectors = new Map(missing.map(({ contentHash }, index) => [contentHash, made[index]]));
  return chunks.map((chunk) => {
    const embedding = known.get(chunk.contentHash) ?? vectors.get(chunk.contentHash);
    if (embedding?.length !== embedder.dimensions) {
      throw new Error(`the embedder gave a vector of ${embedding?.length ?? 0} numbers`);
    }
    return { ...chunk, embedding, embeddingModel: embedder.model };
  });
}
