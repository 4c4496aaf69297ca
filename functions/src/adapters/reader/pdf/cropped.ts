import { turnedBox } from './letters';
import type { Box, Word } from './page-content';
import type { PdfDocument } from './pdf-document';
import type { Pdfium } from './pdfium';

/** Boxes that differ by fewer points are the same. */
const TOLERANCE = 1;

type Shown = { words: Word[]; box: Box; turns: number };

/**
 * The words that a page shows. Pages cut from a spread have the letters of its other half as well, outside of their crop
 * box: those would be cited by the wrong page.
 */
export function shownWords(document: PdfDocument, page: number, shown: Shown): Word[] {
  if (!isCropped(document, page, shown.box)) return shown.words;
  const { left, right, top, bottom } = turnedBox(shown.box, shown.turns);
  return shown.words.filter(
    (word) =>
      word.right > left &&
      word.left < right &&
      word.baseline + word.size > bottom &&
      word.baseline < top,
  );
}

/** Pages take over the boxes that all pages share: those are not the page's own, but they bound what it shows. */
function isCropped({ pdfium, scratch }: PdfDocument, page: number, box: Box): boolean {
  const at = scratch.pointer;
  if (pdfium._FPDFPage_GetMediaBox(page, at, at + 4, at + 8, at + 12) === 0) return true;
  const media = edgesAt(pdfium, at);
  return widthOf(box) < widthOf(media) - TOLERANCE || heightOf(box) < heightOf(media) - TOLERANCE;
}

const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => top - bottom;

function edgesAt({ HEAPF32 }: Pdfium, pointer: number): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = HEAPF32.subarray(pointer >> 2);
  return { left, bottom, right, top };
}
