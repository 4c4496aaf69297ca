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
import { answerer, type Answered } from '../answerer';
import { tableRows } from './rows';

/** What became of a file, as its owner would see it. */
export type CaseRead = {
  pages: { number: number | null; reference: string; text: string; rows: string[] }[];
  /** The sentence beside the manual: why it was refused, or which pages could not be read; null when all was read. */
  told: string | null;
  /** Physical pages that it names as unreadable. */
  unread: number[];
  /** Null where the file was refused. */
  ask: ((question: string) => Promise<Answered>) | null;
};

const FUNCTIONS = join(import.meta.dirname, '../../functions');
export const READER = join(FUNCTIONS, 'lib/reader.js');
const spanish = createRequire(join(FUNCTIONS, 'package.json')).resolve(
  '@tesseract.js-data/spa/package.json',
);
const reader = documentReader(READER);
export const ocr = spanishOcr(pagePictures(READER), join(dirname(spanish), '4.0.0_best_int'));

const TASK = {
  key: { manualId: 1, revision: 1 },
  createdAt: new Date(0),
  onPassages: () => Promise.resolve(),
  onPage: () => Promise.resolve(),
};

/** Its words are in no question. */
const VEHICLE = { make: 'Marca', model: 'Modelo', year: 2022, trim: null, nickname: null };

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
    const { unreadable } = await collectPassages({ ...opened, pages: read }, TASK);
    const rows = tableRows(read);
    return {
      pages: read.map(({ number, reference, text }, at) => ({
        ...{ number, reference, text },
        rows: rows[at] ?? [],
      })),
      told: unreadableMessage(unreadable),
      unread: [...unreadable.image, ...unreadable.damaged],
      ask: await answerer(basename(path), read, VEHICLE, models),
    };
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    return { pages: [], told: error.message, unread: [], ask: null };
  }
}
