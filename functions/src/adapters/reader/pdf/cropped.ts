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
  if (!isCropped(document, page)) return shown.words;
  const { left, right, top, bottom } = turnedBox(shown.box, shown.turns);
  return shown.words.filter(
    (word) =>
      word.right > left &&
      word.left < right &&
      word.baseline + word.size > bottom &&
      word.baseline < top,
  );
}

function isCropped({ pdfium, scratch }: PdfDocument, page: number): boolean {
  const start = scratch.pointer;
  const sizeBy = (read: '_FPDFPage_GetCropBox' | '_FPDFPage_GetMediaBox') => {
    if (pdfium[read](page, start, start + 4, start + 8, start + 12) === 0) return null;
    const { left, bottom, right, top } = edgesAt(pdfium, start);
    return { width: right - left, height: top - bottom };
  };
  const crop = sizeBy('_FPDFPage_GetCropBox');
  const media = sizeBy('_FPDFPage_GetMediaBox');
  // A media box that pages share is not the page's own.
  if (!crop || !media) return crop !== null;
  return crop.width < media.width - TOLERANCE || crop.height < media.height - TOLERANCE;
}

function edgesAt({ HEAPF32 }: Pdfium, pointer: number): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = HEAPF32.subarray(pointer >> 2);
  return { left, bottom, right, top };
}
