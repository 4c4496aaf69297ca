import type { Box, Entry, PdfDocument } from '../types';
import {
  boxOf,
  FREE_TEXT,
  HIDDEN,
  hasKey,
  markedBoxes,
  shownAnnotations,
  STRIKE_OUT,
  stringOf,
  WIDGET,
} from './annotation';
import { fieldEntry } from './form-fields';

/** FLAT_NORMALDISPLAY and FLATTEN_SUCCESS of fpdf_flatten.h. */
const AS_ON_SCREEN = 0;
/** "/F1 10 Tf" and what paints white, in how an annotation says its text is drawn. */
const FONT_SIZE = /(?<![\d.])(\d{1,4}(?:\.\d{1,6})?)\s{1,9}Tf/;
const IN_WHITE = /(?:^|\s)(?:1(?:\.0{0,6})?\s{1,9}g|(?:1(?:\.0{0,6})?\s{1,9}){3}rg)\b/;
const USUAL_SIZE = 11;

/**
 * `entries`: what stands in the page's fields, and in notes that tell their text only. `own`: how many of its objects the page
 * draws by itself; the others are its notes. `struck`: what a note strikes out.
 */
export type LoadedPage = { page: number; entries: Entry[]; own: number; struck: Box[] };

/**
 * Loads a page (from 0) with what is noted on it and with what stands in its form; null when it is too damaged. A note that
 * says how it looks is made part of the page: what it shows is read like the rest, and need not be what it says in itself.
 */
export function loadPage(document: PdfDocument, index: number): LoadedPage | null {
  const { pdfium, handle } = document;
  const page = pdfium._FPDF_LoadPage(handle, index);
  if (page === 0) return null;
  const entries: Entry[] = [];
  const drawn = new Set<number>();
  const struck: Box[] = [];
  for (const { annotation, kind, index: at } of shownAnnotations(document, page)) {
    if (kind === STRIKE_OUT) {
      struck.push(...markedBoxes(document, annotation));
      continue;
    }
    const isField = kind === WIDGET && document.form !== 0;
    if (!isField && pdfium._FPDFAnnot_GetObjectCount(annotation) > 0) drawn.add(at);
    const entry = isField
      ? fieldEntry(document, annotation)
      : noteEntry(document, annotation, kind);
    if (entry && !drawn.has(at)) entries.push(entry);
  }
  const own = pdfium._FPDFPage_CountObjects(page);
  if (drawn.size === 0) return { page, entries, own, struck };
  hideOthers(document, page, drawn);
  pdfium._FPDFPage_Flatten(page, AS_ON_SCREEN);
  pdfium._FPDF_ClosePage(page);
  const whole = pdfium._FPDF_LoadPage(handle, index);
  return whole === 0 ? null : { page: whole, entries, own, struck };
}

/** A note without an appearance is drawn by each program in its own way, but with its text. */
function noteEntry(document: PdfDocument, annotation: number, kind: number): Entry | null {
  const box = kind === FREE_TEXT ? boxOf(document, annotation) : null;
  if (!box) return null;
  const look = stringOf(document, annotation, 'DA');
  if (IN_WHITE.test(look) && !hasKey(document, annotation, 'C')) return null;
  const size = Number(FONT_SIZE.exec(look)?.[1] ?? 0) || USUAL_SIZE;
  return { text: stringOf(document, annotation, 'Contents'), box, size };
}

function hideOthers({ pdfium }: PdfDocument, page: number, drawn: ReadonlySet<number>): void {
  for (let index = 0; index < pdfium._FPDFPage_GetAnnotCount(page); index++) {
    if (drawn.has(index)) continue;
    const annotation = pdfium._FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    pdfium._FPDFAnnot_SetFlags(annotation, pdfium._FPDFAnnot_GetFlags(annotation) | HIDDEN);
    pdfium._FPDFPage_CloseAnnot(annotation);
  }
}
