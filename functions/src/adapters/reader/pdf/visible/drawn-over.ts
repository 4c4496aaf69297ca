import { pixelsOf, type Part, type Size } from '../draw-page';
import { turnedBox } from '../letters';
import { shownBox } from '../shown-box';
import type { Box, PageFrame, PdfDocument, Word } from '../types';

/** Of fpdf_edit.h: what kinds of objects there are on a page. */
const [TEXT, PATH, IMAGE, FORM] = [1, 2, 3, 5];
/** Pages with more objects are drawings, and are not looked through. */
const MOST_OBJECTS = 2000;
const DEEPEST_FORM = 3;
/** What is thinner, in points, covers no letter. */
const THIN = 4;
const OPAQUE = 255;
/** Posters are looked at from further away. */
const MOST_PIXELS = 1_000_000;

type Page = { words: Word[]; frame: PageFrame };
/** A box that something opaque fills, and where in the order of drawing. */
type Cover = { box: Box; order: number };

/**
 * The words without those that something else is drawn over, or that a form holds which is not drawn. Where that may be, the
 * page is drawn once more without them: what looks the same then is not seen.
 */
export function withoutDrawnOver(document: PdfDocument, page: number, of: Page): Word[] {
  const count = document.pdfium._FPDFPage_CountObjects(page);
  if (count > MOST_OBJECTS) return of.words;
  const { orderOf, covers } = objectsOf(document, page, count);
  const isSuspect = suspicion(orderOf, covers, of.frame.turns);
  const suspects = of.words.filter(isSuspect);
  if (suspects.length === 0) return of.words;
  const unseen = unseenOf(document, page, { ...of, words: suspects }, orderOf);
  return unseen.size === 0 ? of.words : inTheirPlace(of.words, unseen);
}

/** Text by its object: where in the order of drawing, and the form that it is drawn with. */
type Orders = Map<number, { order: number; form: number | null }>;

function objectsOf(document: PdfDocument, page: number, count: number) {
  const { pdfium } = document;
  const orderOf: Orders = new Map();
  const covers: Cover[] = [];
  for (let order = 0; order < count; order += 1) {
    const object = pdfium._FPDFPage_GetObject(page, order);
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === TEXT) orderOf.set(object, { order, form: null });
    else if (type === FORM) {
      for (const text of textsIn(document, object)) orderOf.set(text, { order, form: object });
    } else if (orderOf.size > 0 && (type === IMAGE || isFilled(document, object, type))) {
      const box = boundsOf(document, object);
      if (box && box.right - box.left > THIN && box.top - box.bottom > THIN) {
        covers.push({ box, order });
      }
    }
  }
  return { orderOf, covers };
}

function textsIn(document: PdfDocument, form: number, depth = 0): number[] {
  const { pdfium } = document;
  const count = Math.min(pdfium._FPDFFormObj_CountObjects(form), MOST_OBJECTS);
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    pdfium._FPDFFormObj_GetObject(form, index),
  ).flatMap((object) => {
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === TEXT) return [object];
    return type === FORM && depth < DEEPEST_FORM ? textsIn(document, object, depth + 1) : [];
  });
}

function isFilled({ pdfium, scratch }: PdfDocument, object: number, type: number): boolean {
  if (type !== PATH) return false;
  const at = scratch.pointer;
  if (pdfium._FPDFPath_GetDrawMode(object, at, at + 4) === 0) return false;
  if (pdfium.HEAP32[at >> 2] === 0) return false;
  const isColour = pdfium._FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12) !== 0;
  return !isColour || pdfium.HEAP32[(at >> 2) + 3] === OPAQUE;
}

function boundsOf({ pdfium, scratch }: PdfDocument, object: number): Box | null {
  const at = scratch.pointer;
  if (pdfium._FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) return null;
  const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(at >> 2);
  return { left, bottom, right, top };
}

/** What may be unseen: below a cover that is drawn later, or within a form. */
function suspicion(orderOf: Orders, covers: readonly Cover[], turns: number) {
  const turned = covers.map(({ box, order }) => ({ box: turnedBox(box, turns), order }));
  return ({ object, left, right, baseline, size }: Word): boolean => {
    const own = orderOf.get(object);
    if (!own) return false;
    if (own.form !== null) return true;
    const [x, y] = [(left + right) / 2, baseline + size / 4];
    return turned.some(
      ({ box, order }) =>
        order > own.order && box.left <= x && x <= box.right && box.bottom <= y && y <= box.top,
    );
  };
}

/** Those of the words without which the page looks the same where they stand. */
function unseenOf(
  document: PdfDocument,
  page: number,
  { words, frame }: Page,
  orderOf: Orders,
): Set<Word> {
  const { pdfium } = document;
  const [width, height] = [pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page)];
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const drawn = new Set(words.map(({ object }) => orderOf.get(object)?.form ?? object));
  const activate = (isActive: number) =>
    drawn.forEach((object) => pdfium._FPDFPageObj_SetIsActive(object, isActive));
  const placed = words.flatMap((word) => {
    const part = partOf(word, frame, size);
    return part ? [{ word, part }] : [];
  });
  const whole = around(placed.map(({ part }) => part));
  if (!whole) return new Set();
  const before = pixelsOf(pdfium, page, size, whole);
  activate(0);
  const after = pixelsOf(pdfium, page, size, whole);
  activate(1);
  if (!before || !after) return new Set();
  const isUnseen = ({ part }: { part: Part }) => isSame(before, after, { part, whole });
  return new Set(placed.filter(isUnseen).map(({ word }) => word));
}

/** Where a word stands on the drawn page; null where it stands outside of it. */
function partOf(word: Word, frame: PageFrame, size: Size): Part | null {
  const { left, right, baseline } = word;
  const shown = shownBox(frame, { left, right, top: baseline + word.size, bottom: baseline });
  if (shown === null) return null;
  const [x, y] = [Math.floor(shown.x * size.width), Math.floor(shown.y * size.height)];
  const across = Math.min(size.width, Math.ceil((shown.x + shown.w) * size.width));
  const down = Math.min(size.height, Math.ceil((shown.y + shown.h) * size.height));
  return { left: x, top: y, width: across - x, height: down - y };
}

/** The smallest part that holds all parts; null where there is none. */
function around(parts: readonly Part[]): Part | null {
  if (parts.length === 0) return null;
  const left = Math.min(...parts.map((part) => part.left));
  const top = Math.min(...parts.map((part) => part.top));
  const right = Math.max(...parts.map((part) => part.left + part.width));
  const bottom = Math.max(...parts.map((part) => part.top + part.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Of two drawings of a whole: whether a part of it looks the same in both. */
function isSame(
  before: Uint8Array,
  after: Uint8Array,
  { part, whole }: { part: Part; whole: Part },
): boolean {
  const from = part.left - whole.left;
  for (let row = part.top - whole.top; row < part.top - whole.top + part.height; row += 1) {
    const line = row * whole.width;
    for (let at = line + from; at < line + from + part.width; at += 1) {
      if (before[at] !== after[at]) return false;
    }
  }
  return true;
}

/** Without what is not seen; what is drawn over a word takes its place among the others. */
function inTheirPlace(words: readonly Word[], unseen: ReadonlySet<Word>): Word[] {
  const isOver = (word: Word, below: Word): boolean =>
    word.left < below.right &&
    below.left < word.right &&
    Math.abs(word.baseline - below.baseline) < below.size / 2;
  const moved = new Map<Word, Word[]>();
  const taken = new Set<Word>();
  words.forEach((below, at) => {
    if (!unseen.has(below)) return;
    const over = words
      .slice(at + 1)
      .filter((word) => !unseen.has(word) && !taken.has(word) && isOver(word, below));
    over.forEach((word) => taken.add(word));
    moved.set(below, over);
  });
  return words.flatMap((word) => moved.get(word) ?? (taken.has(word) ? [] : [word]));
}
