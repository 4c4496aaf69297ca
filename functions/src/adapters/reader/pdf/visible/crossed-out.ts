import { inkBox } from '../pdfium/letters';
import type { Box, OpenGlyphs, PdfDocument, Run } from '../types';

/** A line or bar through letters is no higher than this share of them, and runs through these shares above their foot. */
const HIGHEST_BAR = 0.6;
const LOWEST = 0.2;
const TOP = 0.8;
/** It covers this share of each word that it crosses out, and reaches no further than so many heights beyond them all. */
const MIN_COVERED = 0.7;
const BEYOND = 0.6;
/** A line that is drawn askew stays within the line of text but for this share of its height. */
const SLACK = 0.4;
/** A bar is longer than it is high. */
const LONG = 2;
/** A single letter or digit with a stroke through it is a mark on a scale. */
const SHORTEST = 2;

/** The runs without those that are crossed out: by a line, a bar or a stroke drawn askew, or by a note that says so. */
export function withoutCrossedOut(document: PdfDocument, page: OpenGlyphs): Run[] {
  const { runs, drawn, slanted, struck } = page;
  if (drawn.length === 0 && struck.length === 0) return runs;
  const upright = runs.filter(({ turned }) => !turned);
  const bars = drawn.filter(({ left, right, top, bottom }) => right - left > LONG * (top - bottom));
  const isInMiddle = (box: Box, run: Run): boolean => {
    const ink = inkOf(document, page, run);
    const [height, middle] = [ink.top - ink.bottom, (box.top + box.bottom) / 2 - ink.bottom];
    return LOWEST * height <= middle && middle <= TOP * height;
  };
  const isThrough: Crosses = (box, run) =>
    box.top - box.bottom <= HIGHEST_BAR * run.size && isInMiddle(box, run);
  const crossed = new Set([
    ...bars.flatMap((box) => crossedBy(box, upright, isThrough)),
    ...slanted.flatMap((box) =>
      crossedBy(box, upright, (_, run) => isAskew(box, run) && isInMiddle(box, run)),
    ),
    ...runs.filter((run) => struck.some((box) => isMarked(box, run))),
  ]);
  return crossed.size === 0 ? runs : runs.filter((run) => !crossed.has(run));
}

type Crosses = (box: Box, run: Run) => boolean;

/** The edges of a run's letters as they are drawn. */
const inkOf = (document: PdfDocument, { open }: OpenGlyphs, { first, last }: Run): Box =>
  [first, last]
    .map((index) => inkBox(document, open, index))
    .reduce((a, b) => ({
      left: Math.min(a.left, b.left),
      right: Math.max(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    }));

/** The words that a line crosses out: it begins and ends with them, as no line of a table or a drawing does. */
function crossedBy(box: Box, runs: readonly Run[], crosses: Crosses): Run[] {
  const own = runs.filter((run) => isNear(box, run) && covers(box, run) && crosses(box, run));
  const [first] = own;
  if (!first || own.every(({ text }) => text.length < SHORTEST)) return [];
  const left = Math.min(...own.map((run) => run.left));
  const right = Math.max(...own.map((run) => run.right));
  const most = BEYOND * first.size;
  return left - box.left <= most && box.right - right <= most ? own : [];
}

const isNear = ({ top, bottom }: Box, { baseline, size }: Run): boolean =>
  bottom < baseline + size && top > baseline - size / 2;

const covers = (box: Box, { left, right }: Run): boolean =>
  Math.min(right, box.right) - Math.max(left, box.left) >= MIN_COVERED * (right - left);

const isAskew: Crosses = ({ top, bottom }, { baseline, size }) =>
  bottom >= baseline - SLACK * size && top <= baseline + (1 + SLACK) * size;

const isMarked = (box: Box, { left, right, baseline, size }: Run): boolean => {
  const [x, y] = [(left + right) / 2, baseline + LOWEST * size];
  return box.left <= x && x <= box.right && box.bottom <= y && y <= box.top;
};
