import { turnedBox } from '../geometry/turn';
import type { Box, OpenGlyphs, PdfDocument, Run } from '../types';

/** Letters stand so high above their baseline, as a share of the line's height, in the middle. */
const MIDDLE = 0.3;
/** More pieces are a drawing through which something is seen; points that a clip may be wider by. */
const MAX_SEGMENTS = 200;
const SLACK = 1;

/** The runs without those that stand outside of the path that clips what draws them. */
export function withoutClipped(document: PdfDocument, { open, runs, frame }: OpenGlyphs): Run[] {
  const own = new Set(open.objects.map(({ object }) => object));
  const clips = new Map<Run['object'], Box[]>();
  return runs.filter((run) => {
    // What a form clips is told by drawing it: its points stand elsewhere.
    if (!own.has(run.object)) return true;
    const known = clips.get(run.object);
    const boxes = known ?? clipsOf(document, run.object).map((box) => turnedBox(box, frame.turns));
    if (!known) clips.set(run.object, boxes);
    return boxes.every((box) => holds(box, run));
  });
}

const holds = ({ left, right, top, bottom }: Box, run: Run): boolean => {
  const [x, y] = [(run.left + run.right) / 2, run.baseline + (run.turned ? 0 : MIDDLE * run.size)];
  return left - SLACK <= x && x <= right + SLACK && bottom - SLACK <= y && y <= top + SLACK;
};

/** What each path leaves to be seen; what is drawn stands in all of them. */
function clipsOf({ pdfium, scratch }: PdfDocument, object: number): Box[] {
  const clip = pdfium._FPDFPageObj_GetClipPath(object);
  if (clip === 0) return [];
  const count = Math.max(0, pdfium._FPDFClipPath_CountPaths(clip));
  const at = scratch.pointer;
  return Array.from({ length: count }, (_, path): Box[] => {
    const segments = pdfium._FPDFClipPath_CountPathSegments(clip, path);
    if (segments < 1 || segments > MAX_SEGMENTS) return [];
    const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity };
    for (let index = 0; index < segments; index++) {
      const segment = pdfium._FPDFClipPath_GetPathSegment(clip, path, index);
      pdfium._FPDFPathSegment_GetPoint(segment, at, at + 4);
      const [x = 0, y = 0] = pdfium.HEAPF32.subarray(at >> 2, (at >> 2) + 2);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.max(box.top, y);
      box.bottom = Math.min(box.bottom, y);
    }
    return [box];
  }).flat();
}
