import { turn, turnedBox } from './letters';
import type { PdfDocument, Rules } from './types';

/** What is drawn, lines and dots and pictures, by its edges, when the page's text is upright. */
export type DrawnBox = ReturnType<typeof turnedBox>;

/** FPDF_PAGEOBJ_PATH of fpdf_edit.h. */
const PATH = 2;
const LINE_TO = 0;
const MOVE_TO = 2;
/** Pages with more paths are drawings, and so are longer paths. Of text there may be an object for each letter. */
const MOST_OBJECTS = 10_000;
const MOST_PATHS = 2000;
const MOST_SEGMENTS = 500;
/** What is thinner is a line, and what is shorter is a dot of one. */
const THIN = 3;
const SHORT = 5;

/** The lines of a page that may be those of tables, also the edges of boxes; and what else is drawn on it. */
export function rulesOf(document: PdfDocument, page: number, turns: number) {
  const { pdfium, scratch } = document;
  const rules: Rules = { across: [], down: [] };
  const drawn: DrawnBox[] = [];
  const at = scratch.pointer;
  for (const object of pathsOf(document, page)) {
    if (pdfium._FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(at >> 2);
    const box = turnedBox({ left, bottom, right, top }, turns);
    drawn.push(box);
    if (right - left <= THIN || top - bottom <= THIN) {
      addLine(rules, { x: box.left, y: box.bottom }, { x: box.right, y: box.top });
    } else {
      addPath(document, object, turns, rules);
    }
  }
  return { rules, drawn };
}

/** The paths of a page; none where there are too many. */
function pathsOf({ pdfium }: PdfDocument, page: number): number[] {
  const count = pdfium._FPDFPage_CountObjects(page);
  const paths: number[] = [];
  for (let index = 0; index < count && count <= MOST_OBJECTS; index++) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    if (pdfium._FPDFPageObj_GetType(object) === PATH) paths.push(object);
  }
  return paths.length <= MOST_PATHS ? paths : [];
}

type Point = { x: number; y: number };

function addLine(rules: Rules, a: Point, b: Point): void {
  const [width, height] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  if (height <= THIN && width >= SHORT) {
    rules.across.push({ at: (a.y + b.y) / 2, from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) });
  } else if (width <= THIN && height >= SHORT) {
    rules.down.push({ at: (a.x + b.x) / 2, from: Math.min(a.y, b.y), to: Math.max(a.y, b.y) });
  }
}

/** The straight pieces of a path that goes through several points. */
function addPath(document: PdfDocument, path: number, turns: number, rules: Rules): void {
  const { pdfium } = document;
  const count = pdfium._FPDFPath_CountSegments(path);
  if (count > MOST_SEGMENTS) return;
  const place = placeOf(document, path, turns);
  let [begin, last]: (Point | null)[] = [null, null];
  for (let index = 0; index < count; index++) {
    const segment = pdfium._FPDFPath_GetPathSegment(path, index);
    const type = pdfium._FPDFPathSegment_GetType(segment);
    const point = place(segment);
    if (type === LINE_TO && last) addLine(rules, last, point);
    if (type === MOVE_TO) begin = point;
    if (begin && pdfium._FPDFPathSegment_GetClose(segment) !== 0) addLine(rules, point, begin);
    last = point;
  }
}

/** Where the points of a path stand on the page. */
function placeOf({ pdfium, scratch }: PdfDocument, path: number, turns: number) {
  const at = scratch.pointer;
  pdfium._FPDFPageObj_GetMatrix(path, at);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.HEAPF32.slice(at >> 2, (at >> 2) + 6);
  return (segment: number): Point => {
    pdfium._FPDFPathSegment_GetPoint(segment, at, at + 4);
    const [x = 0, y = 0] = pdfium.HEAPF32.subarray(at >> 2);
    return turn(a * x + c * y + e, b * x + d * y + f, turns);
  };
}
