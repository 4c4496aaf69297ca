import { readUtf16 } from '../pdfium/pdfium';
import type { Box, PdfDocument } from '../types';

/** Kinds of annotations (fpdf_annot.h) that put a text on the page, or something over the text that is there. */
export const FREE_TEXT = 3;
export const WIDGET = 20;
export const STRIKE_OUT = 12;
const OF_TEXT = new Set([FREE_TEXT, WIDGET, STRIKE_OUT]);
const FIGURES = new Set([4, 5, 6, 7, 8, 13, 24]);
/** Flags of what is not shown: invisible, hidden, not viewed. */
export const HIDDEN = 2;
const NOT_SHOWN = 1 | HIDDEN | 32;
/** A page with more is no form of a manual; each costs some calls into PDFium. */
const MAX_ANNOTATIONS = 3000;

/** The annotations of a page that are shown, one at a time; none may be kept. */
export function* shownAnnotations(document: PdfDocument, page: number) {
  const { pdfium } = document;
  const count = Math.min(pdfium._FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  for (let index = 0; index < count; index++) {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const kind = pdfium._FPDFAnnot_GetSubtype(annotation);
    const isOfText = OF_TEXT.has(kind) || FIGURES.has(kind);
    if (isOfText && isShown(document, annotation)) yield { annotation, kind, index };
    pdfium._FPDFPage_CloseAnnot(annotation);
  }
}

/** One that is part of a layer may not be shown: no function of PDFium tells which layers are off, and it draws all of these. */
const isShown = (document: PdfDocument, annotation: number): boolean =>
  (document.pdfium._FPDFAnnot_GetFlags(annotation) & NOT_SHOWN) === 0 &&
  !hasKey(document, annotation, 'OC');

/** A copy of a key where PDFium reads it: behind the memory for a text. */
function keyAt({ pdfium, scratch }: PdfDocument, key: string): number {
  const at = scratch.pointer + scratch.bytes;
  pdfium.HEAPU8.set(Buffer.from(`${key}\0`), at);
  return at;
}

export const hasKey = (document: PdfDocument, annotation: number, key: string): boolean =>
  document.pdfium._FPDFAnnot_HasKey(annotation, keyAt(document, key)) !== 0;

export const stringOf = (document: PdfDocument, annotation: number, key: string): string =>
  readUtf16(document.pdfium, document.scratch, (buffer, size) =>
    document.pdfium._FPDFAnnot_GetStringValue(annotation, keyAt(document, key), buffer, size),
  );

/** Where an annotation stands on its page; null where it does not say. */
export function boxOf({ pdfium, scratch }: PdfDocument, annotation: number): Box | null {
  if (pdfium._FPDFAnnot_GetRect(annotation, scratch.pointer) === 0) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF32.subarray(scratch.pointer >> 2);
  return { left, top, right, bottom };
}

/** What an annotation marks of the page's text, part by part; all of its own place where it does not say. */
export function markedBoxes(document: PdfDocument, annotation: number): Box[] {
  const { pdfium, scratch } = document;
  const count = Math.min(pdfium._FPDFAnnot_CountAttachmentPoints(annotation), MAX_ANNOTATIONS);
  const boxes = Array.from({ length: count }, (_, index): Box[] => {
    const at = scratch.pointer;
    if (pdfium._FPDFAnnot_GetAttachmentPoints(annotation, index, at) === 0) return [];
    const corners = [...pdfium.HEAPF32.subarray(at >> 2, (at >> 2) + 8)];
    const [xs, ys] = [0, 1].map((odd) => corners.filter((__, place) => place % 2 === odd));
    if (!xs || !ys) return [];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    return [{ left, right, top: Math.max(...ys), bottom: Math.min(...ys) }];
  }).flat();
  if (boxes.length > 0) return boxes;
  const whole = boxOf(document, annotation);
  return whole ? [whole] : [];
}
