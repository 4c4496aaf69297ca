import { isFullBatch, needsOcr, withRecognised } from '../domain/manuals/pages-for-ocr';
import type { Ocr } from '../domain/ports/ocr';
import type { ReadDocument, ReadPage } from '../domain/document/read-page';

/** The same document, with the pages that are only images read by OCR. The order of the pages stays. */
export const withOcr = (document: ReadDocument, ocr: Ocr, path: string): ReadDocument => ({
  ...document,
  pages: recognisePages(document.pages, (numbers) => ocr.read(path, numbers)),
});

async function* recognisePages(
  pages: ReadDocument['pages'],
  read: (numbers: readonly number[]) => ReturnType<Ocr['read']>,
): AsyncGenerator<ReadPage> {
  let waiting: ReadPage[] = [];
  for await (const page of pages) {
    if (waiting.length === 0 && !needsOcr(page)) {
      yield page;
      continue;
    }
    waiting.push(page);
    if (!isFullBatch(waiting)) continue;
    yield* readBatch(waiting, read);
    waiting = [];
  }
  yield* readBatch(waiting, read);
}

/** Each page is passed on as soon as it is read, so that progress shows. */
async function* readBatch(
  batch: readonly ReadPage[],
  read: (numbers: readonly number[]) => ReturnType<Ocr['read']>,
): AsyncGenerator<ReadPage> {
  const numbers = batch.filter(needsOcr).map(({ number }) => number);
  if (numbers.length === 0) return yield* batch;
  const recognised = read(numbers)[Symbol.asyncIterator]();
  try {
    for (const page of batch) {
      if (!needsOcr(page)) {
        yield page;
        continue;
      }
      const next = await recognised.next();
      if (next.done || next.value.number !== page.number) {
        throw new Error(`OCR did not give page ${page.number}`);
      }
      yield withRecognised(page, next.value);
    }
  } finally {
    await recognised.return?.();
  }
}
