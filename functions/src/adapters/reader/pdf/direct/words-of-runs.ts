import type { Word } from '../page-content';
import { spaceFor, type Part, type Run } from './text-run';
import { NotDirect } from './values';

/** What stands between two runs. */
type Between = 'nothing' | 'space' | 'line';

/** The words of a page, in the order in which PDFium gives them: that of the page, each line's from left to right. */
export function wordsOfRuns(runs: readonly Run[]): Word[] {
  const words: Word[] = [];
  let open: { first: Run; head: Part; last: Run; tail: Part; text: string } | null = null;
  let before: Run | null = null;
  const close = (): void => {
    if (open) words.push(wordOf(open));
    open = null;
  };
  for (const run of inLines(withoutDoubles(runs))) {
    const between = before ? betweenRuns(before, run) : 'nothing';
    if (between !== 'nothing' || before?.endsBlank || run.startsBlank) {
      if (open && between === 'line' && isDivided(open.text)) {
        open.text = `${open.text.slice(0, -1)}\u00ad`;
      }
      close();
    }
    for (const part of run.parts) {
      if (open && part === run.parts[0]) {
        open.text += part.text;
        open.last = run;
        open.tail = part;
      } else {
        close();
        open = { first: run, head: part, last: run, tail: part, text: part.text };
      }
    }
    before = run;
  }
  close();
  return words;
}

const DIVIDED = /\p{L}[-\u00ad]$/u;
const isDivided = (text: string): boolean =>
  (text.endsWith('-') || text.endsWith('\u00ad')) && DIVIDED.test(text.slice(-3));

type Open = { first: Run; head: Part; last: Run; tail: Part; text: string };

function wordOf({ first, head, last, tail, text }: Open): Word {
  const start = boxOf(first, head.start, head.startEnd);
  const end = boxOf(last, tail.last, tail.end);
  return {
    text,
    left: Math.min(start.left, end.left),
    right: Math.max(start.right, end.right),
    baseline: first.matrix[5] + first.matrix[1] * head.start,
    size: start.size,
    bold: first.font.bold,
    turned: isTurned(first),
  };
}

/** The box of a letter: as wide as it, and as high as its font's lines. */
function boxOf({ matrix: [a, b, c, d, e], size, font }: Run, from: number, to: number) {
  const height = size * font.height;
  const corners = [a * from, a * to, a * from + c * height, a * to + c * height];
  return {
    left: e + Math.min(...corners),
    right: e + Math.max(...corners),
    size: Math.abs(d * height) + Math.abs(b * (to - from)),
  };
}

const isTurned = ({ matrix: [a, , c] }: Run): boolean =>
  (Math.round((-Math.atan2(c, a) * 2) / Math.PI) & 3) !== 0;

/** So many runs before it are looked at for one that says the same at the same place: letters drawn twice are bold. */
const LOOK_BACK = 5;

function withoutDoubles(runs: readonly Run[]): Run[] {
  return runs.filter((run, index) => {
    for (let before = index - 1; before >= Math.max(0, index - LOOK_BACK); before -= 1) {
      const other = runs[before];
      if (other && isDouble(other, run)) return false;
    }
    return true;
  });
}

function isDouble(a: Run, b: Run): boolean {
  if (a.bytes !== b.bytes || a.size !== b.size || a.font !== b.font) return false;
  const [x, y] = [a.matrix[4] - b.matrix[4], a.matrix[5] - b.matrix[5]];
  const height = Math.abs(b.size * b.matrix[3]);
  return Math.abs(x) <= 0.9 * lengthOf(b, b.lastWidth) && Math.abs(y) <= height / 2;
}

const lengthOf = (run: Run, along: number): number =>
  Math.abs(along) * Math.hypot(run.matrix[0], run.matrix[1]);

/** Runs of one line that follow each other, from left to right. */
function inLines(runs: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  let line: Run[] = [];
  for (const run of runs) {
    const last = line.at(-1);
    if (last && isOtherLine(last, run)) {
      ordered.push(...line);
      line = [];
    }
    let at = line.length;
    while (at > 0 && run.matrix[4] < (line[at - 1]?.matrix[4] ?? 0)) at -= 1;
    line.splice(at, 0, run);
  }
  return [...ordered, ...line];
}

function isOtherLine(last: Run, run: Run): boolean {
  const widest = Math.max(lengthOf(last, last.lastWidth), lengthOf(run, run.firstWidth));
  return Math.abs(last.matrix[5] - run.matrix[5]) > widest / 2;
}

const SPACES: [number, number, number] = [400, 700, 800];
/** "10³": smaller letters that stand higher belong to the word. */
const RAISED = 0.8;
/** Lines of letters that are not as high as this are not told apart by their height. */
const LEAST_HEIGHT = 4.5;

function betweenRuns(before: Run, run: Run): Between {
  const [a, b, c, d, e, f] = before.matrix;
  const determinant = a * d - b * c;
  if (determinant === 0) return 'line';
  const [dx, dy] = [run.matrix[4] - e, run.matrix[5] - f];
  const [x, y] = [(d * dx - c * dy) / determinant, (a * dy - b * dx) / determinant];
  const ownWidth = (lengthOf(run, run.firstWidth) || 0) / (Math.hypot(a, b) || 1);
  const widest = Math.max(before.lastWidth, ownWidth);
  const isRaised = y > 0 && run.size < RAISED * before.size && y < RAISED * before.size;
  if (isNextLine(before, run) || (!isRaised && isLeft({ x, y }, widest / 4))) return 'line';
  const unit = before.size / 1000;
  const [last, next] = [before.lastWidth / unit, (run.firstWidth * 1000) / run.size];
  const size = Math.abs(last >= next ? before.size : run.size);
  const threshold = (spaceFor(Math.max(last, next), SPACES) * size) / 1000;
  return hasSpace({ x: x - before.last, last: before.lastWidth, own: ownWidth, threshold })
    ? 'space'
    : 'nothing';
}

const isLeft = ({ x, y }: { x: number; y: number }, threshold: number): boolean =>
  (y > threshold * 2 || y < threshold * -3) && (Math.abs(y) >= 1 || Math.abs(x) < Math.abs(y));

/** Letters reach from a little below their baseline to most of the line's height above it. */
function isNextLine(before: Run, run: Run): boolean {
  const [first, second] = [before, run].map(({ matrix, size }) => {
    const height = Math.abs(size * matrix[3]);
    return { height, top: matrix[5] + 0.7 * height, bottom: matrix[5] - 0.2 * height };
  });
  if (!first || !second || first.height < LEAST_HEIGHT || second.height < LEAST_HEIGHT)
    return false;
  return Math.max(first.bottom, second.bottom) >= Math.min(first.top, second.top);
}

type Gap = { x: number; last: number; own: number; threshold: number };

/** `x` is from where the last letter begins. */
function hasSpace({ x, last, own, threshold }: Gap): boolean {
  if (Math.abs(last - x) <= threshold) return false;
  return Math.abs(x) > threshold + last || x > own + last;
}

/** Most letters of the page must stand upright: others are PDFium's. */
export function expectUpright(runs: readonly Run[]): void {
  let balance = 0;
  for (const run of runs) balance += isTurned(run) ? -run.glyphs : run.glyphs;
  if (balance < 0) throw new NotDirect('turned');
}
