import { turnedBox } from '../geometry/turn';
import { boundsOf, FORM, IMAGE, PATH, pointsOf, type Point } from '../pdfium/page-objects';
import { shadedLines } from './shaded-lines';
import type { Box, OpenPage, PageObject, PdfDocument, Rules } from '../types';

const LINE_TO = 0;
const MOVE_TO = 2;
/** Pages with more paths are drawings, and so are longer paths. Of text there may be an object for each letter. */
const MAX_OBJECTS = 10_000;
const MAX_PATHS = 2000;
const MAX_SEGMENTS = 500;
/** What is thinner is a line, and what is shorter is a dot of one. */
const THIN = 3;
const SHORT = 5;

/** The lines of a page that may be those of tables, also the edges of boxes; and what else is drawn on it. */
export function drawnLinesOf(document: PdfDocument, page: OpenPage) {
  const { objects, turns } = page;
  const rules: Rules = { across: [], down: [] };
  const drawn: Box[] = [];
  const slanted: Box[] = [];
  const paths = pathsAmong(objects).flatMap((object) => {
    const bounds = boundsOf(document, object);
    return bounds ? [{ object, box: turnedBox(bounds, turns) }] : [];
  });
  const shades = shadedLines(
    paths.flatMap(({ object, box }) => (isHigh(box) && isGround(document, object) ? [box] : [])),
  );
  for (const { object, box } of paths) {
    drawn.push(box);
    if (shades.has(box)) continue;
    if (box.right - box.left <= THIN || box.top - box.bottom <= THIN) {
      addLine(rules, { x: box.left, y: box.bottom }, { x: box.right, y: box.top });
    } else {
      if (document.pdfium._FPDFPath_CountSegments(object) === 2) slanted.push(box);
      addPath(document, object, turns, rules);
    }
  }
  return { rules, drawn, slanted, pictures: picturesAmong(document, page) };
}

const isHigh = ({ left, right, top, bottom }: Box): boolean =>
  right - left > THIN && top - bottom > THIN;

/** Whether a path is filled, and has no line around it. */
function isGround({ pdfium, scratch }: PdfDocument, path: number): boolean {
  const at = scratch.pointer;
  if (pdfium._FPDFPath_GetDrawMode(path, at, at + 4) === 0) return false;
  return pdfium.HEAP32[at >> 2] !== 0 && pdfium.HEAP32[(at >> 2) + 1] === 0;
}

/** The edges of a page's pictures, and of its forms: drawings that were placed on it are forms. */
function picturesAmong(document: PdfDocument, { objects, turns }: OpenPage): Box[] {
  if (objects.length > MAX_OBJECTS) return [];
  return objects
    .filter(({ kind }) => kind === IMAGE || kind === FORM)
    .flatMap(({ object }) => boundsOf(document, object) ?? [])
    .map((bounds) => turnedBox(bounds, turns));
}

/** The paths of a page; none where there are too many. */
function pathsAmong(objects: readonly PageObject[]): number[] {
  if (objects.length > MAX_OBJECTS) return [];
  const paths = objects.flatMap(({ object, kind }) => (kind === PATH ? [object] : []));
  return paths.length <= MAX_PATHS ? paths : [];
}

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
  if (count > MAX_SEGMENTS) return;
  const place = pointsOf(document, path, turns);
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
