import { createHash } from 'node:crypto';
import { createChunker, embeddedText } from '../domain/chunking/chunker';
import type { ReadDocument, ReadPage, RevisionKey } from '../domain/ports';
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
  onPage: (page: number, chunks: readonly Chunk[]) => Promise<void>;
};

/**
 * Reads all pages of a document and cuts them into chunks; fails when there is nothing to read in it. Pages that stand aside
 * are its text where it has no other, as in a list of fuses that looks like contents: unless OCR would find more.
 */
export async function collectPassages(
  document: ReadDocument,
  { key, createdAt, onPage }: Task,
): Promise<ReadManual> {
  const chunks: Chunk[] = [];
  const unreadable: UnreadablePages = { image: [], damaged: [] };
  const chunkPage = createChunker();
  /** Of no use when there is anything else. */
  const aside: ReadPage[] = [];
  const add = (page: ReadPage): Chunk[] => {
    const added = chunkPage(page).map((passage, index): Chunk => {
      const position = chunks.length + index;
      const id = `${key.manualId}-${key.revision}-${position}`;
      const contentHash = createHash('sha256').update(embeddedText(passage)).digest('hex');
      return { ...passage, ...key, id, position, contentHash, createdAt };
    });
    chunks.push(...added);
    if (chunks.length > MOST_CHUNKS) throw new ReadFailure('TOO_COMPLEX');
    return added;
  };
  let pages = 0;
  for await (const page of document.pages) {
    pages += 1;
    if (page.unreadable && page.number !== null) unreadable[page.unreadable].push(page.number);
    if (page.isAside && chunks.length === 0) aside.push({ ...page, isAside: false });
    await onPage(pages, add(page));
  }
  if (chunks.length === 0 && unreadable.image.length === 0) {
    for (const page of aside) await onPage(pages, add(page));
  }
  if (chunks.length === 0) throw nothingToRead(pages, unreadable);
  return { chunks, unreadable };
}

function nothingToRead(pages: number, { image, damaged }: UnreadablePages): ReadFailure {
  if (image.length > 0) return new ReadFailure('ONLY_IMAGES');
  return new ReadFailure(pages > 0 && damaged.length === pages ? 'DAMAGED' : 'NO_TEXT');
}
