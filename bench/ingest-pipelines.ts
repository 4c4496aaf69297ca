/**
 * One pipeline on one file in this process, for `ingest.ts`: prints what it took as JSON.
 * Arguments: ours|langchain, path of a PDF, path of the built reader process.
 */
import { hashEmbedder } from '../functions/src/adapters/local/hash-embedder';
import { documentReader } from '../functions/src/adapters/reader/document-reader';
import { indexOfChunks } from '../functions/src/domain/search/build-index';
import type { EmbeddedChunk } from '../functions/src/domain/records';
import { collectPassages } from '../functions/src/usecases/collect-passages';
import { embedChunks } from '../functions/src/usecases/embed-chunks';

export type Ingested = {
  seconds: number;
  /** Time of processors before the pipeline began. */
  startSeconds: number;
  pages: number;
  chunks: number;
};
type Counted = Pick<Ingested, 'pages' | 'chunks'> & { kept: unknown };

function clocks(): { wall: number; processor: number } {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now() / 1000, processor: (user + system) / 1e6 };
}

/** The product's use cases; what it would write to the database is kept in memory, as LangChain's store does. */
async function ours(path: string, reader: string): Promise<Counted> {
  const stored: EmbeddedChunk[] = [];
  const save = (_: string, chunks: readonly EmbeddedChunk[]): Promise<void> => {
    stored.push(...chunks);
    return Promise.resolve();
  };
  const task = { uid: 'bench', known: new Map<string, number[]>() };
  const stream = embedChunks({ embedder: hashEmbedder, chunks: { save } }, task);
  let pages = 0;
  const { chunks } = await collectPassages(await documentReader(reader).open(path), {
    key: { manualId: 1, revision: 1 },
    createdAt: new Date(),
    onPassages: (ofPage) => stream.add(ofPage),
    onPage: ({ place }) => {
      pages = place;
      return Promise.resolve();
    },
  });
  await stream.finish();
  return { pages, chunks: chunks.length, kept: [stored, indexOfChunks(chunks)] };
}

async function langchain(path: string): Promise<Counted> {
  const { ingest } = await import('./competitors/langchain.mjs');
  begin = clocks();
  const { store, ...counts } = await ingest(path, (texts) => hashEmbedder.embed(texts, 'document'));
  return { ...counts, kept: store };
}

const [name, path = '', reader = ''] = process.argv.slice(2);
let begin = clocks();
const { pages, chunks } = await (name === 'ours' ? ours(path, reader) : langchain(path));
const seconds = clocks().wall - begin.wall;
const ingested: Ingested = { seconds, startSeconds: begin.processor, pages, chunks };
console.log(JSON.stringify(ingested));
