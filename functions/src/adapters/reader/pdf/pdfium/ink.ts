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

function fillOf({ pdfium, scratch }: PdfDocument, object: number): number[] | null {
  const at = scratch.pointer;
  if (pdfium._FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12) === 0) return null;
  const { HEAP32 } = pdfium;
  const first = at >> 2;
  return [HEAP32[first] ?? 0, HEAP32[first + 1] ?? 0, HEAP32[first + 2] ?? 0];
}
