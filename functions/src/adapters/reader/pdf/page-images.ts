import type { Box, PdfDocument } from './types';

/** FPDF_PAGEOBJ_IMAGE and FPDF_PAGEOBJ_FORM of fpdf_edit.h. */
const IMAGE = 3;
const FORM = 5;
/** A scan has few objects; a drawing of thousands of lines is not looked through to its end. */
const MOST_OBJECTS = 2000;
const DEEPEST_FORM = 3;

/** Where the images of a page stand. */
export function pictureBoxesOf(document: PdfDocument, page: number): Box[] {
  const { pdfium, scratch } = document;
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), MOST_OBJECTS);
  const boxes: Box[] = [];
  for (let index = 0; index < count; index++) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    if (!showsImage(document, object)) continue;
    const at = scratch.pointer;
    if (pdfium._FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(at >> 2);
    boxes.push({ left, bottom, right, top });
  }
  return boxes;
}

/** Share of the page that is covered by images, 0 to 1. Strips of one scan add up. */
export function imageShareOf(document: PdfDocument, page: number, box: Box): number {
  const areaOf = ({ left, right, top, bottom }: Box): number =>
    Math.abs((right - left) * (top - bottom));
  const covered = pictureBoxesOf(document, page).reduce((sum, picture) => sum + areaOf(picture), 0);
  return areaOf(box) > 0 ? Math.min(1, covered / areaOf(box)) : 0;
}

/** A form that holds an image counts as one: its own box is about what the image covers. Some hold the whole page. */
function showsImage(document: PdfDocument, object: number, depth = 0): boolean {
  const { pdfium } = document;
  const type = pdfium._FPDFPageObj_GetType(object);
  if (type === IMAGE) return true;
  if (type !== FORM || depth === DEEPEST_FORM) return false;
  const count = Math.min(pdfium._FPDFFormObj_CountObjects(object), MOST_OBJECTS);
  for (let index = 0; index < count; index++) {
    if (showsImage(document, pdfium._FPDFFormObj_GetObject(object, index), depth + 1)) return true;
  }
  return false;
}
