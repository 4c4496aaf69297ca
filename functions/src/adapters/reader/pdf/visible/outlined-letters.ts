import { FORM, objectsIn, PATH, pointsOf } from '../pdfium/page-objects';
import type { Box, OpenPage, PdfDocument } from '../types';

/** The segment that begins a new outline. */
const MOVE_TO = 2;
/** Written pages have some thousand outlines; drawings of more are not looked through. */
const MAX_SEGMENTS = 60_000;
/** In points: how high letters are, and how far from one line those of a line stand. */
const [LOWEST, HIGHEST, LINE] = [3, 30, 2];
/** A line has so many letters, of several widths: a scale or a hatching has strokes of one. */
const MIN_LETTERS = 10;
const MIN_WIDTHS = 5;
/** A page of so many lines is written; of a drawing, most outlines stand in none. */
const MIN_LINES = 3;
const MAX_SHARE_IN_LINES = 0.6;

/** Whether a page that has hardly any text is written in letters that are drawn one by one, as programs for print do it. */
export function isWrittenInOutlines(document: PdfDocument, { objects }: OpenPage): boolean {
  const outlines: Box[] = [];
  let left = MAX_SEGMENTS;
  for (const one of objects) {
    for (const { object, kind } of one.kind === FORM ? objectsIn(document, one.object) : [one]) {
      if (kind === PATH && left > 0) left -= addOutlines(document, object, outlines);
    }
    if (left <= 0) return false;
  }
  return standInLines(outlines);
}

/** Adds the outlines of a path, of which a letter has one or two; gives the number of its segments. */
function addOutlines(document: PdfDocument, path: number, outlines: Box[]): number {
  const { pdfium } = document;
  const count = pdfium._FPDFPath_CountSegments(path);
  const place = pointsOf(document, path, 0);
  let open: Box | null = null;
  for (let index = 0; index < Math.min(count, MAX_SEGMENTS); index++) {
    const segment = pdfium._FPDFPath_GetPathSegment(path, index);
    const { x, y } = place(segment);
    if (open === null || pdfium._FPDFPathSegment_GetType(segment) === MOVE_TO) {
      open = { left: x, right: x, top: y, bottom: y };
      outlines.push(open);
    }
    open.left = Math.min(open.left, x);
    open.right = Math.max(open.right, x);
    open.bottom = Math.min(open.bottom, y);
    open.top = Math.max(open.top, y);
  }
  return count;
}

function standInLines(outlines: readonly Box[]): boolean {
  const letters = outlines.filter(
    ({ top, bottom }) => top - bottom >= LOWEST && top - bottom <= HIGHEST,
  );
  const lines = new Map<number, Box[]>();
  for (const letter of letters) {
    const line = Math.round(letter.bottom / LINE);
    lines.set(line, [...(lines.get(line) ?? []), letter]);
  }
  const written = [...lines.values()].filter((line) => {
    const widths = new Set(line.map(({ left, right }) => Math.round(2 * (right - left))));
    return line.length >= MIN_LETTERS && widths.size >= MIN_WIDTHS;
  });
  const inLines = written.reduce((sum, { length }) => sum + length, 0);
  return written.length >= MIN_LINES && inLines >= MAX_SHARE_IN_LINES * letters.length;
}
