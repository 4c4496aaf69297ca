import { embeddedText } from '../domain/chunking/chunker';
import type { Chunks, Embedder } from '../domain/ports';
import type { Chunk, EmbeddedChunk } from '../domain/records';

/** Passages handed over at once: enough for an embedder to have several requests under way, and to show progress. */
const TEXTS_PER_CALL = 160;
/** Chunks written at once; so many vectors are held at a time. */
const CHUNKS_PER_WRITE = 800;

type Ports = { embedder: Embedder; chunks: Pick<Chunks, 'save'> };

type Task = {
  uid: string;
  chunks: readonly Chunk[];
  /** Vectors that are known already, by content hash. */
  known: Map<string, number[]>;
  /** Called with the number of chunks that are embedded. */
  onProgress: (done: number) => Promise<void>;
};

/** Embeds and stores chunks part by part, in order. What has a known vector is not embedded again. */
export async function embedChunks(
  { embedder, chunks: store }: Ports,
  { uid, chunks, known, onProgress }: Task,
): Promise<void> {
  for (let start = 0; start < chunks.length; start += CHUNKS_PER_WRITE) {
    const part = chunks.slice(start, start + CHUNKS_PER_WRITE);
    const embedded: EmbeddedChunk[] = [];
    for (let from = 0; from < part.length; from += TEXTS_PER_CALL) {
      embedded.push(
        ...(await withVectors(embedder, part.slice(from, from + TEXTS_PER_CALL), known)),
      );
      await onProgress(start + embedded.length);
    }
    await store.save(uid, embedded);
  }
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
