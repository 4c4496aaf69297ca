import type { Box } from './page-content';
import type { PdfDocument } from './pdf-document';

/** FPDF_PAGEOBJ_IMAGE and FPDF_PAGEOBJ_FORM of fpdf_edit.h; a form may hold images, its own box is what they cover. */
const IMAGE = 3;
const FORM = 5;
/** A scan has few objects; a drawing of thousands of lines is not looked through to its end. */
const MOST_OBJECTS = 2000;

/** Share of the page that is covered by images, 0 to 1. Strips of one scan add up. */
export function imageShareOf({ pdfium, scratch }: PdfDocument, page: number, box: Box): number {
  const area = Math.abs((box.right - box.left) * (box.top - box.bottom));
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), MOST_OBJECTS);
  let covered = 0;
  for (let index = 0; index < count; index++) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type !== IMAGE && type !== FORM) continue;
    const at = scratch.pointer;
    if (pdfium._FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(
      at >> 2,
      (at >> 2) + 4,
    );
    covered += Math.abs((right - left) * (top - bottom));
  }
  return area > 0 ? Math.min(1, covered / area) : 0;
}
