import { createHash } from 'node:crypto';
import { createChunker, embeddedText } from '../domain/chunking/chunker';
import { documentPages, type DocumentPage } from '../domain/document/document-page';
import type { ReadDocument } from '../domain/document/read-page';
import type { RevisionKey } from '../domain/ports';
import { ReadFailure } from '../domain/read-failure';
import type { UnreadablePages } from '../domain/reading-messages';
import type { Chunk } from '../domain/records';

/** A manual of 1,000 pages has about 4,000; more than this is no manual, and would not fit a worker's memory. */
const MOST_CHUNKS = 20_000;

export type ReadManual = { chunks: Chunk[]; unreadable: UnreadablePages };

type Task = {
  key: RevisionKey;
  createdAt: Date;
  /** Called after every page with the chunks that it gave. */
  onPage: (page: DocumentPage, chunks: readonly Chunk[]) => Promise<void>;
};

/** Reads all pages of a document and cuts them into chunks; fails when there is nothing to read in it. */
export async function collectPassages(
  document: ReadDocument,
  { key, createdAt, onPage }: Task,
): Promise<ReadManual> {
  const chunks: Chunk[] = [];
  const unreadable: UnreadablePages = { image: [], damaged: [] };
  const structured = documentPages();
  const chunkPage = createChunker();
  let pages = 0;
  for await (const page of document.pages) {
    pages += 1;
    if (page.unreadable && page.number !== null) unreadable[page.unreadable].push(page.number);
    const before = chunks.length;
    const structure = structured(page);
    for (const passage of chunkPage({ ...page, blocks: structure.blocks })) {
      const position = chunks.length;
      const id = `${key.manualId}-${key.revision}-${position}`;
      const contentHash = createHash('sha256').update(embeddedText(passage)).digest('hex');
      chunks.push({ ...passage, ...key, id, position, contentHash, createdAt });
    }
    if (chunks.length > MOST_CHUNKS) throw new ReadFailure('TOO_COMPLEX');
    await onPage(structure, chunks.slice(before));
  }
  if (chunks.length === 0) throw nothingToRead(pages, unreadable);
  return { chunks, unreadable };
}

function nothingToRead(pages: number, { image, damaged }: UnreadablePages): ReadFailure {
  if (image.length > 0) return new ReadFailure('ONLY_IMAGES');
  return new ReadFailure(pages > 0 && damaged.length === pages ? 'DAMAGED' : 'NO_TEXT');
}
