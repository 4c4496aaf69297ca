import { readUtf16 } from '../pdfium/pdfium';
import type { PdfDocument } from '../types';

/** An entry of the document's outline (its bookmarks). */
export type OutlineEntry = {
  title: string;
  /** 1 = outermost. */
  depth: number;
  /** Where it points on its page, in points from the bottom; null when it only names the page. */
  y: number | null;
};

const DEEPEST = 8;
/** Outlines may be cyclic or absurdly long in damaged files. */
const MAX_ENTRIES = 20_000;

/** The outline by page index, each page's entries in the order of the outline. */
export function readOutline(document: PdfDocument): Map<number, OutlineEntry[]> {
  const { pdfium, handle } = document;
  const byPage = new Map<number, OutlineEntry[]>();
  const seen = new Set<number>();
  const visit = (parent: number, depth: number): void => {
    let bookmark = pdfium._FPDFBookmark_GetFirstChild(handle, parent);
    while (bookmark !== 0 && !seen.has(bookmark) && seen.size < MAX_ENTRIES) {
      seen.add(bookmark);
      addEntry(document, bookmark, depth, byPage);
      if (depth < DEEPEST) visit(bookmark, depth + 1);
      bookmark = pdfium._FPDFBookmark_GetNextSibling(handle, bookmark);
    }
  };
  visit(0, 1);
  return byPage;
}

function addEntry(
  { pdfium, scratch, handle }: PdfDocument,
  bookmark: number,
  depth: number,
  byPage: Map<number, OutlineEntry[]>,
): void {
  const title = readUtf16(pdfium, scratch, (buffer, size) =>
    pdfium._FPDFBookmark_GetTitle(bookmark, buffer, size),
  )
    .replace(/\s+/g, ' ')
    .trim();
  const direct = pdfium._FPDFBookmark_GetDest(handle, bookmark);
  const action = direct === 0 ? pdfium._FPDFBookmark_GetAction(bookmark) : 0;
  const destination = action === 0 ? direct : pdfium._FPDFAction_GetDest(handle, action);
  if (title === '' || destination === 0) return;
  const page = pdfium._FPDFDest_GetDestPageIndex(handle, destination);
  if (page < 0) return;
  const at = scratch.pointer;
  const found = pdfium._FPDFDest_GetLocationInPage(
    destination,
    at,
    at + 4,
    at + 8,
    at + 12,
    at + 16,
    at + 20,
  );
  const hasY = found !== 0 && pdfium.HEAP32[(at + 4) >> 2] !== 0;
  const y = hasY ? (pdfium.HEAPF32[(at + 16) >> 2] ?? null) : null;
  byPage.set(page, [...(byPage.get(page) ?? []), { title, depth, y }]);
}
