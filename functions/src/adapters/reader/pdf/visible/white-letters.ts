import { turnedBox } from '../geometry/turn';
import { inkOf } from '../pdfium/ink';
import { boundsOf, PATH, TEXT } from '../pdfium/page-objects';
import type { Box, OpenGlyphs, OpenPage, PdfDocument, Run } from '../types';

/** Pages with more objects are not looked through: their white letters stay. */
const MAX_OBJECTS = 2000;

/** The runs of a page without white ones on white paper: nothing is drawn there that they could stand on. */
export function withoutWhite(document: PdfDocument, { open, runs }: OpenGlyphs): Run[] {
  if (open.objects.length > MAX_OBJECTS || !runs.some(({ isWhite }) => isWhite)) return runs;
  const grounds = groundsOf(document, open);
  return runs.filter((run) => !run.isWhite || grounds.some((box) => isOn(run, box)));
}

const isOn = ({ left, right, baseline }: Run, box: Box): boolean =>
  box.left <= right && left <= box.right && box.bottom <= baseline && baseline <= box.top;

/** What is drawn on a page but letters and white boxes. */
const groundsOf = (document: PdfDocument, { objects, turns }: OpenPage): Box[] =>
  objects.flatMap(({ object, kind }) => {
    if (kind === TEXT || (kind === PATH && inkOf(document, object) === 'white')) return [];
    const bounds = boundsOf(document, object);
    return bounds ? [turnedBox(bounds, turns)] : [];
  });
