import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { spanishOcr } from '../../functions/src/adapters/local/ocr/spanish-ocr';
import { documentReader } from '../../functions/src/adapters/reader/document-reader';
import { pagePictures } from '../../functions/src/adapters/reader/page-pictures';
import type { Models } from '../../functions/src/composition/models';
import type { DocumentPage } from '../../functions/src/domain/document/document-page';
import type { ReadPage } from '../../functions/src/domain/document/read-page';
import { manualParts } from '../../functions/src/domain/findings/manual-part';
import { readTable } from '../../functions/src/domain/table/read-table';
import { ReadFailure } from '../../functions/src/domain/manuals/read-failure';
import { unreadableMessage } from '../../functions/src/domain/manuals/reading-messages';
import { collectPassages } from '../../functions/src/usecases/collect-passages';
import { withOcr } from '../../functions/src/usecases/recognise-pages';
import { structured } from '../findings/parts-of';
import { answerer, type Ask } from '../answerer';
import { foundIn } from './found';
import { NOWHERE, READER, ROOT } from '../measures';

/** What became of a file, as its owner would see it. */
export type CaseRead = {
  pages: { number: number | null; reference: string; text: string; rows: string[] }[];
  /** What the vehicle's page would show, as `found.ts` writes it. */
  found: string;
  /** The sentence beside the manual: why it was refused, or which pages could not be read; null when all was read. */
  told: string | null;
  /** Physical pages that it names as unreadable. */
  unread: number[];
  /** Null where the file was refused. */
  ask: Ask | null;
};

const spanish = createRequire(join(ROOT, 'functions/package.json')).resolve(
  '@tesseract.js-data/spa/package.json',
);
const reader = documentReader(READER);
export const ocr = spanishOcr(pagePictures(READER), join(dirname(spanish), '4.0.0_best_int'));

/** A dash stands for nothing, too. */
const EMPTY = /^[–—-]?$/;

/** Each row of each table of a page as "first cell | column: cell | column: cell", without its empty cells. */
const rowsOf = (page: DocumentPage): string[] =>
  manualParts([page]).flatMap((part) => {
    if (part.kind !== 'table') return [];
    const { columns, rows } = readTable(part);
    const named = (cell: string, at: number) =>
      at > 0 && columns[at] ? `${columns[at]}: ${cell}` : cell;
    const isSaid = (cell: string, at: number) => at === 0 || !EMPTY.test(cell);
    return rows.map(({ cells }) =>
      cells.flatMap((cell, at) => (isSaid(cell, at) ? [named(cell, at)] : [])).join(' | '),
    );
  });

/** Reads a file as the product does: in the reader's process, with the embedded OCR for pages that are only images. */
export async function readCase(path: string, models: Models): Promise<CaseRead> {
  try {
    const opened = await reader.open(path);
    const read: ReadPage[] = [];
    for await (const page of withOcr(opened, ocr, path).pages) read.push(page);
    const { unreadable } = await collectPassages({ ...opened, pages: read }, NOWHERE);
    const structure = await structured({ pages: read });
    return {
      pages: structure.map((page) => ({ ...page, rows: rowsOf(page) })),
      found: foundIn(structure),
      told: unreadableMessage(unreadable),
      unread: [...unreadable.image, ...unreadable.damaged],
      ask: await answerer(read, models),
    };
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    return { pages: [], found: '', told: error.message, unread: [], ask: null };
  }
}
