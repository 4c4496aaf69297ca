import { turn } from '../geometry/turn';
import type { OpenPage, PdfDocument } from '../types';

export function letterBox(
  { pdfium, scratch }: PdfDocument,
  { text, turns }: OpenPage,
  index: number,
) {
  pdfium._FPDFText_GetLooseCharBox(text, index, scratch.pointer);
  const { HEAPF32 } = pdfium;
  const at = scratch.pointer >> 2;
  const from = turn(HEAPF32[at] ?? 0, HEAPF32[at + 3] ?? 0, turns);
  const to = turn(HEAPF32[at + 2] ?? 0, HEAPF32[at + 1] ?? 0, turns);
  return {
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    size: Math.abs(to.y - from.y),
  };
}

/** Where a letter stands. */
export function baselineOf(
  { pdfium, scratch }: PdfDocument,
  { text, turns }: OpenPage,
  index: number,
): number {
  const x = scratch.pointer;
  pdfium._FPDFText_GetCharOrigin(text, index, x, x + 8);
  return turn(pdfium.HEAPF64[x >> 3] ?? 0, pdfium.HEAPF64[(x >> 3) + 1] ?? 0, turns).y;
}
