import type { ReadDocument, ReadPage } from '../../../domain/document/read-page';
import type { ReadingOrder } from '../protocol';
import { openPdf } from './pdfium/open-pdf';
import type { WasmModule } from './pdfium/web-assembly';
import { readPages, type PageRange } from './pipeline';
import { refusePlaceholder } from './placeholder';
import type { PdfDocument } from './types';
import { readUtf16 } from './pdfium/pdfium';

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

/** What may hold text for owners; data of invoices, settings of printers and sounds are not asked about. */
const OF_TEXT = /\.(?:pdf|docx?|odt|rtf|txt)$/i;
/** More files are a collection: its first ones tell that. */
const MAX_FILES = 20;

/** The files of text that a PDF carries beside its pages, as what could not be read of it: each by its name. */
function attachedFiles({ pdfium, scratch, handle }: PdfDocument): ReadPage[] {
  const count = Math.max(0, Math.min(pdfium._FPDFDoc_GetAttachmentCount(handle), MAX_FILES));
  return Array.from({ length: count }, (_, index): ReadPage[] => {
    const file = pdfium._FPDFDoc_GetAttachment(handle, index);
    if (file === 0) return [];
    const name = readUtf16(pdfium, scratch, (buffer, size) =>
      pdfium._FPDFAttachment_GetName(file, buffer, size),
    );
    return OF_TEXT.test(name)
      ? [{ number: null, reference: name, text: '', headings: [], unreadable: 'embedded' }]
      : [];
  }).flat();
}
