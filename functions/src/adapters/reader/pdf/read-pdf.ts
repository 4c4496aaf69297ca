import type { ReadDocument, ReadPage } from '../../../domain/document/read-page';
import type { ReadingOrder } from '../protocol';
import { attachedFiles } from './attached-files';
import { openPdf } from './pdfium/open-pdf';
import type { WasmModule } from './pdfium/web-assembly';
import { readPages, type PageRange } from './pipeline';
import { refusePlaceholder } from './placeholder';
import type { PdfDocument } from './types';

/** Documents with fewer pages are not worth being read in parts. */
const MIN_PAGES = 24;

type Reading = { order?: ReadingOrder; module?: WasmModule };

/** Reads a PDF by its text layer, one page at a time. The depth of headings is left to `rankHeadings`. */
export async function readPdf(
  path: string,
  { order, module }: Reading = {},
): Promise<ReadDocument> {
  const document = await openPdf(path, module);
  refusePlaceholder(document, () => {
    const [first] = readPages(document, { from: 0, to: 1 });
    return first?.text ?? '';
  });
  const range = rangeOf(document.pageCount, order ?? { part: 0, parts: 1, skip: 0 });
  return {
    type: 'application/pdf',
    pageCount: document.pageCount,
    pages: pagesAndFiles(document, range),
  };
}

/** The pages, and after the last one the files that could not be read. */
function* pagesAndFiles(document: PdfDocument, range: PageRange): Generator<ReadPage, void> {
  yield* readPages(document, range);
  if (range.from < range.to && range.to >= document.pageCount) yield* attachedFiles(document);
}

function rangeOf(pageCount: number, { part, parts, skip }: ReadingOrder): PageRange {
  const each = pageCount < MIN_PAGES ? pageCount : Math.ceil(pageCount / parts);
  const [from, to] = [part * each + skip, (part + 1) * each];
  return { from: Math.min(from, pageCount), to: Math.min(to, pageCount) };
}
