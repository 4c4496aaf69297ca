import type { PdfDocument } from '../types';

/** Each colour of what looks white on paper. */
const WHITE = 250;
/** How much more there is of one than of another in what is neither black nor grey. */
const CHROMA = 60;

/** Fills and strokes (fpdf_edit.h: kinds of drawing text) whose alpha is lower are seen by nobody: 0 to 255. */
const MIN_ALPHA = 8;
const FILLED = new Set([0, 2, 4, 6]);
const STROKED = new Set([1, 2, 5, 6]);

/** How letters or figures look: on paper nobody sees white ones, and coloured ones stand out. */
export function inkOf(document: PdfDocument, object: number): 'white' | 'coloured' | 'plain' {
  return inkOfFill(fillOf(document, object));
}

/** The same of letters, and whether they are drawn with a colour through which everything is seen. */
export function inkOfLetters(document: PdfDocument, object: number, mode: number) {
  const fill = fillOf(document, object);
  const isSeen =
    (FILLED.has(mode) && (fill === null || isDense(fill))) ||
    (STROKED.has(mode) && isStrokeSeen(document, object));
  return { ink: inkOfFill(fill), isTransparent: !isSeen };
}

type Fill = { colour: number[]; alpha: number };

function inkOfFill(fill: Fill | null): 'white' | 'coloured' | 'plain' {
  if (!fill) return 'plain';
  const [least, most] = [Math.min(...fill.colour), Math.max(...fill.colour)];
  if (least >= WHITE) return 'white';
  return most - least >= CHROMA ? 'coloured' : 'plain';
}

const isDense = ({ alpha }: Pick<Fill, 'alpha'>): boolean => alpha >= MIN_ALPHA;

function isStrokeSeen({ pdfium, scratch }: PdfDocument, object: number): boolean {
  const at = scratch.pointer;
  const isThere = pdfium._FPDFPageObj_GetStrokeColor(object, at, at + 4, at + 8, at + 12) !== 0;
  return !isThere || isDense({ alpha: pdfium.HEAP32[(at >> 2) + 3] ?? 0 });
}

function fillOf({ pdfium, scratch }: PdfDocument, object: number): Fill | null {
  const at = scratch.pointer;
  if (pdfium._FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12) === 0) return null;
  const { HEAP32 } = pdfium;
  const first = at >> 2;
  const colour = [HEAP32[first] ?? 0, HEAP32[first + 1] ?? 0, HEAP32[first + 2] ?? 0];
  return { colour, alpha: HEAP32[first + 3] ?? 0 };
}
