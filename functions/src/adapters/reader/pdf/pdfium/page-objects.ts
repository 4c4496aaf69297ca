import { turn } from '../geometry/turn';
import type { Box, PageObject, PdfDocument } from '../types';
import type { Pdfium } from './pdfium';

/** Kinds of objects of fpdf_edit.h. */
export const [TEXT, PATH, IMAGE, FORM] = [1, 2, 3, 5];
/** Of a form, and of a page: one with more is a map. */
const MAX_OBJECTS = 2000;
const MAX_ON_PAGE = 20_000;
const MAX_FORM_DEPTH = 3;

/** What a page draws, in that order. */
export const objectsOn = ({ pdfium }: PdfDocument, page: number): PageObject[] =>
  listed(pdfium, Math.min(pdfium._FPDFPage_CountObjects(page), MAX_ON_PAGE), (index) =>
    pdfium._FPDFPage_GetObject(page, index),
  );

/** What a form draws, with what the forms within it draw. */
export function objectsIn(document: PdfDocument, form: number, depth = 0): PageObject[] {
  const { pdfium } = document;
  const count = Math.min(pdfium._FPDFFormObj_CountObjects(form), MAX_OBJECTS);
  return listed(pdfium, count, (index) => pdfium._FPDFFormObj_GetObject(form, index)).flatMap(
    (one) => {
      if (one.kind !== FORM) return [one];
      return depth < MAX_FORM_DEPTH ? objectsIn(document, one.object, depth + 1) : [];
    },
  );
}

/** The text among what a page draws, with that of its forms. */
export const textsAmong = (document: PdfDocument, objects: readonly PageObject[]): number[] =>
  objects.flatMap(({ object, kind }) => {
    if (kind === TEXT) return [object];
    if (kind !== FORM) return [];
    return objectsIn(document, object).flatMap((one) => (one.kind === TEXT ? [one.object] : []));
  });

const listed = (pdfium: Pdfium, count: number, at: (index: number) => number): PageObject[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => {
    const object = at(index);
    return { object, kind: pdfium._FPDFPageObj_GetType(object) };
  });

/** Where an object stands on its page; null where it stands nowhere. */
export function boundsOf({ pdfium, scratch }: PdfDocument, object: number): Box | null {
  const at = scratch.pointer;
  if (pdfium._FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) return null;
  return {
    left: pdfium.HEAPF32[at >> 2] ?? 0,
    bottom: pdfium.HEAPF32[(at >> 2) + 1] ?? 0,
    right: pdfium.HEAPF32[(at >> 2) + 2] ?? 0,
    top: pdfium.HEAPF32[(at >> 2) + 3] ?? 0,
  };
}

export type Point = { x: number; y: number };

/** Where the points of a path stand on the page, when that is turned back by quarter turns. */
export function pointsOf({ pdfium, scratch }: PdfDocument, path: number, turns: number) {
  const at = scratch.pointer;
  pdfium._FPDFPageObj_GetMatrix(path, at);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.HEAPF32.slice(at >> 2, (at >> 2) + 6);
  return (segment: number): Point => {
    pdfium._FPDFPathSegment_GetPoint(segment, at, at + 4);
    const [x, y] = [pdfium.HEAPF32[at >> 2] ?? 0, pdfium.HEAPF32[(at >> 2) + 1] ?? 0];
    return turn(a * x + c * y + e, b * x + d * y + f, turns);
  };
}
