import type { Box, PdfDocument } from './types';

/** A page's text, the number of its letters, and the quarter turns of most of them. */
export type TextPage = { text: number; count: number; turns: number };

/** A point of the page after turning it back by quarter turns, so that its text is upright. */
export function turn(x: number, y: number, turns: number): { x: number; y: number } {
  if (turns === 1) return { x: y, y: -x };
  if (turns === 2) return { x: -x, y: -y };
  if (turns === 3) return { x: -y, y: x };
  return { x, y };
}

/** A box after turning it back like its points. */
export function turnedBox(box: Box, turns: number): Box {
  const a = turn(box.left, box.bottom, turns);
  const b = turn(box.right, box.top, turns);
  return {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    top: Math.max(a.y, b.y),
    bottom: Math.min(a.y, b.y),
  };
}

export function letterBox(
  { pdfium, scratch }: PdfDocument,
  { text, turns }: TextPage,
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
  { text, turns }: TextPage,
  index: number,
): number {
  const x = scratch.pointer;
  pdfium._FPDFText_GetCharOrigin(text, index, x, x + 8);
  return turn(pdfium.HEAPF64[x >> 3] ?? 0, pdfium.HEAPF64[(x >> 3) + 1] ?? 0, turns).y;
}
