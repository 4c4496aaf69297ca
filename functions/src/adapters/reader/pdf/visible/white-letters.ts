import { inkOf } from '../ink';
import { turnedBox } from '../letters';
import type { Box, PdfDocument, Word } from '../types';

/** FPDF_PAGEOBJ_TEXT and FPDF_PAGEOBJ_PATH of fpdf_edit.h. */
const TEXT = 1;
const PATH = 2;
/** Pages with more objects are not looked through: their white letters stay. */
const MOST_OBJECTS = 2000;

/** The words of a page without white ones on white paper: nothing is drawn there that they could stand on. */
export function withoutWhite(
  document: PdfDocument,
  page: number,
  { words, turns }: { words: Word[]; turns: number },
): Word[] {
  if (!words.some((word) => word.isWhite)) return words;
  const grounds = groundsOf(document, page);
  if (!grounds) return words;
  const boxes = grounds.map((box) => turnedBox(box, turns));
  return words.filter((word) => !word.isWhite || boxes.some((box) => isOn(word, box)));
}

const isOn = ({ left, right, baseline }: Word, box: Box): boolean =>
  box.left <= right && left <= box.right && box.bottom <= baseline && baseline <= box.top;

/** What is drawn on a page but letters and white boxes; null where that is too much. */
function groundsOf(document: PdfDocument, page: number): Box[] | null {
  const { pdfium, scratch } = document;
  const count = pdfium._FPDFPage_CountObjects(page);
  if (count > MOST_OBJECTS) return null;
  const grounds: Box[] = [];
  for (let index = 0; index < count; index++) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === TEXT || (type === PATH && inkOf(document, object) === 'white')) continue;
    const at = scratch.pointer;
    if (pdfium._FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(at >> 2);
    grounds.push({ left, bottom, right, top });
  }
  return grounds;
}
