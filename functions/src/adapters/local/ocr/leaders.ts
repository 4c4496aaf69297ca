import type { Picture } from '../../reader/protocol';
import { dotsOf, type Dot } from './dots';
import { inkOf } from './ink';

/** In inches: the size of a dot, how far two of a leader are apart, and how far their middles from one line. */
const DOT = 0.035;
const FARTHEST = 0.2;
const LINE = 0.013;
/** So many dots in a line, each as far from the next as the ones before it (give or take a share), are a leader. */
const MIN_DOTS = 6;
const REGULAR = 0.2;
const PIXEL = 1.5;
/** A page with so many leaders, most of them one above the other and one as long as this share of it, is a list. */
const MIN_ROWS = 8;
const MAX_ROWS = 0.8;
const LONG = 0.45;

/** `isList`: the page is one list from its left to its right, so that what stands in a line belongs together. */
type WithoutLeaders = { picture: Picture; isList: boolean };

/**
 * The page without the dots that lead from a title to its number: Tesseract takes them for letters, and the whole line
 * for another one. The page must be straight.
 */
export function withoutLeaders(picture: Picture): WithoutLeaders {
  const { width, dpi } = picture;
  const { paper, threshold } = inkOf(picture.gray);
  const leaders = leadersIn(dotsOf(picture, threshold, DOT * dpi), dpi);
  if (leaders.length === 0) return { picture, isList: false };
  const gray = Uint8Array.from(picture.gray);
  for (const { left, right, top, bottom } of leaders.flat()) {
    // With their blurred edges.
    for (let y = Math.max(0, top - 1); y <= bottom + 1; y++) {
      gray.fill(paper, y * width + Math.max(0, left - 1), y * width + Math.min(width, right + 2));
    }
  }
  return { picture: { ...picture, gray }, isList: isList(leaders, width) };
}

const middle = ({ left, right }: Dot): number => (left + right) / 2;

/** Runs of dots that stand in a line, equally far apart. */
function leadersIn(dots: readonly Dot[], dpi: number): Dot[][] {
  const height = LINE * dpi;
  const lineOf = ({ top, bottom }: Dot): number => Math.round((top + bottom) / 2 / height);
  const lines = new Map<number, Dot[]>();
  for (const dot of dots) {
    const line = lines.get(lineOf(dot));
    if (line) line.push(dot);
    else lines.set(lineOf(dot), [dot]);
  }
  const taken = new Set<Dot>();
  return [...lines.keys()].flatMap((line) => {
    const near = [line - 1, line, line + 1].flatMap((each) => lines.get(each) ?? []);
    const free = near.filter((dot) => !taken.has(dot)).sort((a, b) => middle(a) - middle(b));
    const runs = regularRuns(free, FARTHEST * dpi);
    runs.flat().forEach((dot) => taken.add(dot));
    return runs;
  });
}

function regularRuns(dots: readonly Dot[], farthest: number): Dot[][] {
  const runs: Dot[][] = [];
  let run: Dot[] = [];
  for (const dot of dots) {
    const last = run.at(-1);
    const gap = last ? middle(dot) - middle(last) : 0;
    const usual = run.length > 1 && run[0] && last ? gapOf(run[0], last, run.length) : gap;
    const isRegular = Math.abs(gap - usual) <= Math.max(PIXEL, REGULAR * usual);
    if (last && gap <= farthest && isRegular) {
      run.push(dot);
      continue;
    }
    runs.push(run);
    run = last && gap <= farthest ? [last, dot] : [dot];
  }
  return [...runs, run].filter(({ length }) => length >= MIN_DOTS);
}

const gapOf = (first: Dot, last: Dot, count: number): number =>
  (middle(last) - middle(first)) / (count - 1);

/** Leaders of two columns stand beside each other, and each is shorter than half the page. */
function isList(leaders: readonly Dot[][], width: number): boolean {
  const spans = leaders.map((dots) => [dots[0]?.left ?? 0, dots.at(-1)?.right ?? 0] as const);
  const isOver = (x: number): number => spans.filter(([from, to]) => from <= x && x <= to).length;
  const most = Math.max(...spans.map(([from, to]) => isOver((from + to) / 2)));
  const longest = Math.max(...spans.map(([from, to]) => to - from));
  return leaders.length >= MIN_ROWS && most >= MAX_ROWS * leaders.length && longest >= LONG * width;
}
