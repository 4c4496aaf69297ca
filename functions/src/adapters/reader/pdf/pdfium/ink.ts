import type { PdfDocument } from '../types';

/** Each colour of what looks white on paper. */
const WHITE = 250;
/** How much more there is of one than of another in what is neither black nor grey. */
const CHROMA = 60;

/** How letters or figures look: on paper nobody sees white ones, and coloured ones stand out. */
export function inkOf(document: PdfDocument, object: number): 'white' | 'coloured' | 'plain' {
  const fill = fillOf(document, object);
  if (!fill) return 'plain';
  const [least, most] = [Math.min(...fill), Math.max(...fill)];
  if (least >= WHITE) return 'white';
  return most - least >= CHROMA ? 'coloured' : 'plain';
}

/** Fills and strokes (fpdf_edit.h: kinds of drawing text) whose alpha is lower are seen by nobody: 0 to 255. */
const LEAST_ALPHA = 8;
const FILLED = new Set([0, 2, 4, 6]);
const STROKED = new Set([1, 2, 5, 6]);

/** Whether letters are drawn with a colour through which everything is seen. */
export function isTransparent({ pdfium, scratch }: PdfDocument, object: number, mode: number) {
  const at = scratch.pointer;
  const isSeen = (isThere: number): boolean =>
    isThere === 0 || (pdfium.HEAP32[(at >> 2) + 3] ?? 0) >= LEAST_ALPHA;
  return !(
    (FILLED.has(mode) &&
      isSeen(pdfium._FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12))) ||
    (STROKED.has(mode) &&
      isSeen(pdfium._FPDFPageObj_GetStrokeColor(object, at, at + 4, at + 8, at + 12)))
  );
}

function fillOf({ pdfium, scratch }: PdfDocument, object: number): number[] | null {
  const at = scratch.pointer;
  if (pdfium._FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12) === 0) return null;
  const { HEAP32 } = pdfium;
  const first = at >> 2;
  return [HEAP32[first] ?? 0, HEAP32[first + 1] ?? 0, HEAP32[first + 2] ?? 0];
}
