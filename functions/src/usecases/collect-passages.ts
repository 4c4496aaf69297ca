import { createHash } from 'node:crypto';
import { contextAt, FARTHEST_CONTEXT } from '../domain/answering/quote/passage-context';
import { createChunker, embeddedText } from '../domain/chunking/chunker';
import { explainsNoMarks } from '../domain/document/drawn-marks';
import { documentPages, type DocumentPage } from '../domain/document/document-page';
import type { ReadDocument, ReadPage } from '../domain/document/read-page';
import type { RevisionKey } from '../domain/ports';
import { ReadFailure } from '../domain/manuals/read-failure';
import type { UnreadablePages } from '../domain/manuals/reading-messages';
import type { Chunk } from '../domain/ports/records';

/** A manual of 1,000 pages has about 4,000; more than this is no manual, and would not fit a worker's memory. */
const MAX_CHUNKS = 20_000;

export type ReadManual = { chunks: Chunk[]; unreadable: UnreadablePages };

type Task = {
  key: RevisionKey;
  createdAt: Date;
  /** Called with chunks as soon as what stands after them is known; `onPage` with every page. */
  onPassages: (chunks: readonly Chunk[]) => Promise<void>;
  onPage: (page: DocumentPage) => Promise<void>;
};

type StructuredPage = ReadPage & Pick<DocumentPage, 'blocks'>;

/**
 * Reads all pages of a document and cuts them into chunks; fails when there is nothing to read in it. Pages that stand aside
 * are its text where it has no other, as in a list of fuses that looks like contents: unless OCR would find more.
 */
export async function collectPassages(
  document: ReadDocument,
  { key, createdAt, onPassages, onPage }: Task,
): Promise<ReadManual> {
  const chunks: Chunk[] = [];
  const unreadable: UnreadablePages = {
    ...{ image: [], garbled: [], damaged: [], coarse: [], marks: [] },
    embedded: [],
    drawings: [],
  };
  const structured = documentPages();
  const chunkPage = createChunker();
  /** Of no use when there is anything else. */
  const aside: StructuredPage[] = [];
  const handedOver: Chunk[] = [];
  const handOver = async (end: number): Promise<void> => {
    const from = handedOver.length;
    const whole = chunks
      .slice(from, Math.max(from, end))
      .map((chunk, at) => ({ ...chunk, context: contextAt(chunks, from + at) }));
    handedOver.push(...whole);
    if (whole.length > 0) await onPassages(whole);
  };
  const add = (page: StructuredPage): Promise<void> => {
    const added = chunkPage(page).map((passage, index): Chunk => {
      const position = chunks.length + index;
      const id = `${key.manualId}-${key.revision}-${position}`;
      const contentHash = createHash('sha256').update(embeddedText(passage)).digest('hex');
      return { ...passage, ...key, id, position, contentHash, createdAt };
    });
    chunks.push(...added);
    if (chunks.length > MAX_CHUNKS) throw new ReadFailure('TOO_COMPLEX');
    return handOver(chunks.length - FARTHEST_CONTEXT);
  };
  let pages = 0;
  for await (const page of document.pages) {
    pages += 1;
    if (page.unreadable === 'embedded') unreadable.embedded.push(page.reference);
    else if (page.unreadable === 'drawing') unreadable.drawings.push(page.reference);
    else if (page.unreadable && page.number !== null) unreadable[page.unreadable].push(page.number);
    else if (page.isCoarse && page.number !== null) unreadable.coarse.push(page.number);
    if (page.number !== null && explainsNoMarks(page.text)) unreadable.marks.push(page.number);
    const structure = structured(page);
    const read = { ...page, blocks: structure.blocks };
    if (page.isAside && chunks.length === 0) aside.push({ ...read, isAside: false });
    await add(read);
    await onPage(structure);
  }
  if (chunks.length === 0 && unreadable.image.length + unreadable.garbled.length === 0) {
    for (const page of aside) await add(page);
  }
  await handOver(chunks.length);
  if (chunks.length === 0) throw nothingToRead(pages, unreadable);
  return { chunks: handedOver, unreadable };
}

function nothingToRead(
  pages: number,
  { image, garbled, damaged, embedded }: UnreadablePages,
): ReadFailure {
  if (image.length > 0) return new ReadFailure('ONLY_IMAGES');
  if (garbled.length > 0) return new ReadFailure('GARBLED');
  if (embedded.length > 0) return new ReadFailure('ONLY_EMBEDDED');
  return new ReadFailure(pages > 0 && damaged.length === pages ? 'DAMAGED' : 'NO_TEXT');
}
