import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { spanishOcr } from '../../functions/src/adapters/local/ocr/spanish-ocr';
import { documentReader } from '../../functions/src/adapters/reader/document-reader';
import { pagePictures } from '../../functions/src/adapters/reader/page-pictures';
import type { Models } from '../../functions/src/composition/models';
import type { ReadDocument, ReadPage } from '../../functions/src/domain/document/read-page';
import { ReadFailure } from '../../functions/src/domain/read-failure';
import { unreadableMessage } from '../../functions/src/domain/reading-messages';
import { collectPassages } from '../../functions/src/usecases/collect-passages';
import { withOcr } from '../../functions/src/usecases/recognise-pages';
import { answerer, NO_VEHICLE, type Ask } from '../answerer';
import { NOWHERE, READER, ROOT } from '../measures';
import { tableRows } from './rows';

/** What became of a file, as its owner would see it. */
export type CaseRead = {
  pages: { number: number | null; reference: string; text: string; rows: string[] }[];
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

async function pagesOf({ pages }: ReadDocument): Promise<ReadPage[]> {
  const read: ReadPage[] = [];
  for await (const page of pages) read.push(page);
  return read;
}

/** Reads a file as the product does: in the reader's process, with the embedded OCR for pages that are only images. */
export async function readCase(path: string, models: Models): Promise<CaseRead> {
  try {
    const opened = await reader.open(path);
    const read = await pagesOf(withOcr(opened, ocr, path));
    const { unreadable } = await collectPassages({ ...opened, pages: read }, NOWHERE);
    const rows = tableRows(read);
    return {
      pages: read.map(({ number, reference, text }, at) => ({
        ...{ number, reference, text },
        rows: rows[at] ?? [],
      })),
      told: unreadableMessage(unreadable),
      unread: [...unreadable.image, ...unreadable.damaged],
      ask: await answerer(basename(path), read, NO_VEHICLE, models),
    };
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    return { pages: [], told: error.message, unread: [], ask: null };
  }
}
