import { readOutline } from './outline';
import { readPageContent } from './page-content';
import { labelOf, openPdf } from './pdf-document';
import type { PdfSource } from './pdf-source';
import type { WasmModule } from './web-assembly';

/** All of a PDF as PDFium reads it. */
export async function openPdfium(path: string, module?: WasmModule): Promise<PdfSource> {
  const document = await openPdf(path, module);
  return {
    pageCount: document.pageCount,
    outline: readOutline(document),
    label: (index) => labelOf(document, index),
    content: (index) => readPageContent(document, index),
  };
}
