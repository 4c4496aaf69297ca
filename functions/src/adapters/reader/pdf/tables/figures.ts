import { runsOf } from '../../runs';
import { isSameBaseline } from '../geometry/same-baseline';
import type { Box, Word } from '../types';
import { drawingsOf, holds } from './drawings';

/** "3", "②", "B", "/55", "R16", "91V", "R1691V", "KAT-1102": what points at a part of a drawing, or names the drawing. */
const MARK = /^(?:\d{1,3}|[①-⑳❶-❿]|\p{Lu}|\/\d{2}|\p{Lu}{1,3}[-/]?\d{1,5}\p{Lu}?|\d{2,3}\p{Lu})$/u;
const MIN_MARKS = 3;
/** Other labels are names of parts in a few words: "Batería auxiliar". */
const MAX_NAME_LENGTH = 30;
/** Words nearer than so many times their height are one label. */
const WORD_GAP = 1.2;
/** Of drawings with more lines nobody asks which of them touch. */
const MAX_DRAWN = 1500;
/** In points: marks that differ by less are aligned. As a share of the marks: so many stand by themselves in a drawing. */
const ALIGNED = 3;
const SCATTERED = 0.75;

/** Such marks, in so many times their height from each other; a page that stands askew has more. */
const MIN_ASKEW = 2;
const MAX_ASKEW = 40;
const ASKEW_REACH = 3;

type Label = { words: Word[]; text: string; box: Box };

const labelOf = (words: Word[]): Label => ({
  words,
  text: words.map(({ text }) => text).join(' '),
  box: {
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
    top: Math.max(...words.map(({ baseline, size }) => baseline + size)),
    bottom: Math.min(...words.map(({ baseline }) => baseline)),
  },
});

const isBeside = (last: Word, word: Word): boolean =>
  isSameBaseline(last, word) && Math.abs(word.left - last.right) <= WORD_GAP * word.size;

/** Words that follow each other on a line. */
const labelsAmong = (words: readonly Word[]): Label[] =>
  runsOf(
    words.filter(({ turned }) => !turned),
    isBeside,
  ).map(labelOf);

const isIn = ({ box }: Label, drawing: Box): boolean => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > drawing.left && x < drawing.right && y > drawing.bottom && y < drawing.top;
};

const distinct = (values: readonly number[]): number =>
  values
    .toSorted((a, b) => a - b)
    .filter((value, at, sorted) => at === 0 || value - (sorted[at - 1] ?? 0) > ALIGNED).length;

/** "3" and "③" are 3; "A" and "B" count as numbers do. */
function countOf(mark: string): number {
  const text = mark.normalize('NFKC');
  return /^\p{Lu}$/u.test(text) ? text.charCodeAt(0) : Number(text);
}

/** Marks that count the parts of a drawing, each once; or that stand in no rows and columns, as figures of a table do. */
function areScattered(marks: readonly Label[]): boolean {
  const counts = marks.map(({ text }) => countOf(text)).filter((count) => !Number.isNaN(count));
  const isCounting =
    new Set(counts).size === counts.length &&
    Math.max(...counts) - Math.min(...counts) <= counts.length;
  if (counts.length >= MIN_MARKS && isCounting) return true;
  const fewest = SCATTERED * marks.length;
  return (
    distinct(marks.map(({ box }) => box.left)) >= fewest &&
    distinct(marks.map(({ box }) => box.bottom)) >= fewest
  );
}

/** Marks below each other with as many names: what the numbers of a drawing mean, or a table that no line tells. */
const isLegend = (marks: readonly Label[], all: readonly Label[]): boolean =>
  all.length >= 2 * marks.length &&
  distinct(marks.map(({ box }) => box.left)) < SCATTERED * marks.length;

/** A drawing's labels; none of what holds text, which is a box, or a table that no line tells. */
function labelsIn(inside: readonly Label[]): Label[] {
  if (inside.some(({ text }) => text.length > MAX_NAME_LENGTH)) return [];
  const marks = inside.filter(({ text }) => MARK.test(text));
  if (marks.length < MIN_MARKS || !areScattered(marks) || isLegend(marks, inside)) return [];
  // "2,3 bar" in a drawing says something by itself.
  return inside.filter(({ text }) => MARK.test(text) || !/\d/.test(text));
}

type Framed = { frame: Box; drawn: readonly Box[]; depth: number };
/** Frames in frames are looked into to this depth. */
const DEEPEST = 3;

/** The labels of each drawing within a frame; what holds text is a frame, too: of a drawing and its legend. */
function figuresIn({ frame, drawn, depth }: Framed, labels: readonly Label[]): Label[][] {
  return drawingsOf(drawn, frame).flatMap((drawing) => {
    const inside = labels.filter((label) => isIn(label, drawing));
    if (inside.length < MIN_MARKS) return [];
    const own = labelsIn(inside);
    if (own.length > 0) return [own];
    const inner = drawn.filter((box) => holds(drawing, box));
    return depth < DEEPEST
      ? figuresIn({ frame: drawing, drawn: inner, depth: depth + 1 }, inside)
      : [];
  });
}

/** What is written around something round stands askew: "205", "/55" and the like on a tyre. */
function marksAskew(words: readonly Word[]): Word[] {
  const isMark = ({ text }: Word): boolean => MARK.test(text);
  const isAskew = ({ turned, sideways }: Word): boolean => turned && !sideways;
  const isNear = (a: Word, b: Word): boolean => {
    const reach = ASKEW_REACH * Math.max(a.size, b.size);
    const gap = Math.max(a.left, b.left) - Math.min(a.right, b.right);
    return gap <= reach && Math.abs(a.baseline - b.baseline) <= reach;
  };
  const found = words.filter((word) => isAskew(word) && isMark(word));
  if (found.length < MIN_ASKEW || found.length > MAX_ASKEW) return [];
  const others = words.filter((word) => isMark(word) && !word.turned);
  const ends = others.filter((word) => found.some((one) => isNear(one, word)));
  const figure = new Set([...found, ...ends]);
  return words.filter((word) => figure.has(word));
}

/** The words of each drawing that name its parts. */
export function figuresAmong(words: readonly Word[], drawn: readonly Box[], page: Box): Word[][] {
  const isDrawn = drawn.length > 0 && drawn.length <= MAX_DRAWN;
  const labels = isDrawn ? labelsAmong(words) : [];
  // Of most pages nobody asks what is drawn on them.
  const isMarked = labels.filter(({ text }) => MARK.test(text)).length >= MIN_MARKS;
  const found = isMarked ? figuresIn({ frame: page, drawn, depth: 1 }, labels) : [];
  const figures = found.map((figure) => figure.flatMap((label) => label.words));
  const known = new Set(figures.flat());
  const askew = marksAskew(words.filter((word) => !known.has(word)));
  return askew.length > 0 ? [...figures, askew] : figures;
}

type Cells = { cells: ReadonlyMap<number, readonly Word[]> };

/** Whether a figure is nothing but a table whose cells number something: of a drawing, several marks stand in one cell. */
export function isOfTable(figure: readonly Word[], tables: readonly Cells[]): boolean {
  const own = new Set(figure);
  const cells = tables.flatMap((table) => [...table.cells.values()]);
  const held = cells.map((cell) => cell.filter((word) => own.has(word)).length).filter(Boolean);
  const inCells = held.reduce((sum, count) => sum + count, 0);
  return inCells > 0 && held.length > inCells / 2;
}
