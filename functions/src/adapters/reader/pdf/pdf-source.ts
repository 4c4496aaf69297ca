import { readFileSync } from 'node:fs';
import { openDirect, type DirectPdf } from './direct/direct-pdf';
import type { OutlineEntry } from './outline-entry';
import type { PageContent } from './page-content';
import type { WasmModule } from './web-assembly';

/** What reading a PDF needs of it; pages count from 0. */
export type PdfSource = {
  pageCount: number;
  /** By page, each page's entries in the order of the outline. */
  outline: Map<number, OutlineEntry[]>;
  /** The number that is printed on a page, as the document declares it; null when it declares none. */
  label(index: number): string | null;
  /** Null when the page is too damaged to be read. */
  content(index: number): PageContent | null | Promise<PageContent | null>;
};

/** So many pages in a row that need PDFium: the rest is no other. */
const ENOUGH = 8;

/** With fewer pages, PDFium, which is kept compiled, is done before this code has been compiled. */
const WORTH_IT = 150;

/** Pages that are understood without PDFium are read without it: it is started for the first one that needs it. */
export async function openSource(path: string, fewest = WORTH_IT): Promise<PdfSource> {
  let direct: DirectPdf | null = openDirect(readFileSync(path));
  if (!direct || direct.pageCount < fewest) return pdfiumSource(path);
  const { pageCount, outline, label } = direct;
  let other: PdfSource | undefined;
  let missed = 0;
  return {
    pageCount,
    outline,
    label,
    async content(index) {
      const content = direct?.content(index);
      missed = content ? 0 : missed + 1;
      if (missed === ENOUGH) direct = null;
      if (content) return content;
      other ??= await pdfiumSource(path);
      return other.content(index);
    },
  };
}

/** PDFium is loaded when it is needed. */
export async function pdfiumSource(path: string, module?: WasmModule): Promise<PdfSource> {
  return (await import('./pdfium-source')).openPdfium(path, module);
}
