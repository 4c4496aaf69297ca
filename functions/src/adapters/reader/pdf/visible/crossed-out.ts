import type { Box, OpenGlyphs, PdfDocument, Run } from '../types';

/** A line or bar through letters is no higher than this share of their line, and runs through these shares above its foot. */
const HIGHEST_BAR = 0.45;
const LOWEST = 0.12;
const TOP = 0.55;
/** It covers this share of each word that it crosses out, and reaches no further than so many heights beyond them all. */
const LEAST_COVERED = 0.7;
const BEYOND = 0.6;
/** A line that is drawn askew stays within the line of text but for this share of its height. */
const SLACK = 0.25;
/** A bar is longer than it is high. */
const LONG = 2;

/** The runs without those that are crossed out: by a line, a bar or a stroke drawn askew, or by a note that says so. */
export function withoutCrossedOut(_: PdfDocument, page: OpenGlyphs): Run[] {
  const { runs, drawn, slanted, struck } = page;
  const upright = runs.filter(({ turned }) => !turned);
  const crossed = new Set<Run>();
  const bars = drawn.filter(({ left, right, top, bottom }) => right - left > LONG * (top - bottom));
  for (const bar of bars) for (const run of crossedBy(bar, upright, isThrough)) crossed.add(run);
  for (const box of slanted) for (const run of crossedBy(box, upright, isAskew)) crossed.add(run);
  for (const box of struck) {
    for (const run of runs) if (isMarked(box, run)) crossed.add(run);
  }
  return crossed.size === 0 ? runs : runs.filter((run) => !crossed.has(run));
}

type Crosses = (box: Box, run: Run) => boolean;

/** The words that a line crosses out: it begins and ends with them, as no line of a table or a drawing does. */
function crossedBy(box: Box, runs: readonly Run[], crosses: Crosses): Run[] {
  const own = runs.filter((run) => covers(box, run) && crosses(box, run));
  const [first] = own;
  if (!first) return [];
  const left = Math.min(...own.map((run) => run.left));
  const right = Math.max(...own.map((run) => run.right));
  const most = BEYOND * first.size;
  return left - box.left <= most && box.right - right <= most ? own : [];
}

const covers = (box: Box, { left, right }: Run): boolean =>
  Math.min(right, box.right) - Math.max(left, box.left) >= LEAST_COVERED * (right - left);

const isInMiddle = (y: number, { baseline, size }: Run): boolean =>
  baseline + LOWEST * size <= y && y <= baseline + TOP * size;

const isThrough: Crosses = ({ top, bottom }, run) =>
  top - bottom <= HIGHEST_BAR * run.size && isInMiddle((top + bottom) / 2, run);

const isAskew: Crosses = ({ top, bottom }, run) =>
  bottom >= run.baseline - 2 * SLACK * run.size &&
  top <= run.baseline + (1 + SLACK) * run.size &&
  isInMiddle((top + bottom) / 2, run);

const isMarked = (box: Box, { left, right, baseline, size }: Run): boolean => {
  const [x, y] = [(left + right) / 2, baseline + LOWEST * size];
  return box.left <= x && x <= box.right && box.bottom <= y && y <= box.top;
};
