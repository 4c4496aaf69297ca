import { turn, turnedBox } from '../geometry/turn';
import type { Box, OpenPage, PdfDocument } from '../types';

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

/** The edges of a letter as it is drawn; all the same for what draws nothing. */
export function inkBox({ pdfium, scratch }: PdfDocument, page: OpenPage, index: number): Box {
  const at = scratch.pointer;
  pdfium._FPDFText_GetCharBox(page.text, index, at, at + 8, at + 16, at + 24);
  const [left = 0, right = 0, bottom = 0, top = 0] = pdfium.HEAPF64.subarray(at >> 3);
  return turnedBox({ left, right, bottom, top }, page.turns);
}
