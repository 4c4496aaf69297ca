import { textOfLine } from '../geometry/text-of-line';
import { turnedBox } from '../geometry/turn';
import type { BlockPage, Line, Span } from '../types';
import { warningLines } from './warning-lines';
import { isCountedOn, numbersIn, type NumberedPage, type PrintedNumber } from './page-numbers';

/** A line in the margin of its page, and what of it is looked for on the pages around. */
type MarginLine = {
  line: Line;
  pattern: string;
  numbers: PrintedNumber[];
  isOutermost: boolean;
  /** With nothing below it. */
  isFoot: boolean;
  isTableHead: boolean;
};

/** What one page gives to tell running headers and footers; pages count from 0. */
export type MarginedPage = NumberedPage & { lines: Line[]; margin: MarginLine[] };

/** Running lines stand in these shares of the page, at its top and its foot. */
const MARGIN = 0.12;
/** At most so many lines of each margin are running lines. */
const MAX_LINES = 3;
/** Tabs at the edge of the page and stamps across it stand anywhere; tables with turned heads have more of them. */
const MAX_TURNED = 6;
/** Same place: baselines within these points. */
const SAME_PLACE = 4;
/** On how many other pages nearby a line must be repeated. Left and right pages may differ. */
const REPEATS = 3;
/** Letters larger than those of the text by this share are a title: chapters of a page each count on, too. */
const LARGER = 1.3;
/** A title of the document has so many letters; beside it stands that of the chapter, which changes. */
const MIN_TITLE = 8;
const MAX_TITLE_LENGTH = 60;

const PAGE_NUMBER =
  /^(?:p[áa]g(?:ina|\.)?\s{0,20})?[-–—|[(]{0,9}\s{0,20}(?:\d{1,4}|[ivxlc]{1,7}|\d{1,2}[-–‑]\d{1,3})\s{0,20}[-–—|\])]{0,9}(?:\s{0,20}(?:de|\/)\s{0,20}\d{1,4})?$/i;

/** A page number may have that of its chapter before it: "10-44". */
const NUMBER_AT_END =
  /^(?:(?:\d{1,2}[-–‑])?\d+|[ivxlc]+)(?=\s|$)|(?<=^|\s)(?:(?:\d{1,2}[-–‑])?\d+|[ivxlc]+)(?: ?(?:\/|de|of) ?\d+)?$/gi;

/** Words of a line with the page numbers at its ends left open: they count on from page to page. */
const patternOf = (line: Line): string =>
  line.cells.map((cell) => cell.replace(/\s+/g, ' ').replace(NUMBER_AT_END, '#')).join(' ');

/** Lines of a page that stand alone in its margins, from the edge inwards, and those that are turned. */
export function marginOf({ lines, frame }: BlockPage): MarginLine[] {
  const { top, bottom } = turnedBox(frame.box, frame.turns);
  const height = top - bottom;
  const byHeight = lines
    .filter(({ turns }) => turns === undefined)
    .toSorted((a, b) => b.baseline - a.baseline);
  const atTop = byHeight.filter(({ baseline }) => baseline > top - MARGIN * height);
  const atFoot = byHeight.filter(({ baseline }) => baseline < bottom + MARGIN * height);
  const beside = lines.filter(({ turned }) => turned).slice(0, MAX_TURNED);
  const margin = new Set([...atTop.slice(0, MAX_LINES), ...atFoot.slice(-MAX_LINES), ...beside]);
  return [...margin].map((line) => ({
    line,
    pattern: patternOf(line),
    numbers: numbersIn(line),
    isOutermost: line === byHeight[0] || line === byHeight.at(-1),
    isFoot: isFoot(line, byHeight.at(-1), top - MARGIN * height),
    isTableHead: isTableHead(line, lines[lines.indexOf(line) + 1]),
  }));
}

const isFoot = (line: Line, last: Line | undefined, top: number): boolean =>
  last !== undefined &&
  line.baseline < top &&
  !line.turned &&
  Math.abs(line.baseline - last.baseline) <= SAME_PLACE;

/** Page numbers that stand alone at the very top or foot. */
const isPageNumber = (line: Line): boolean => !line.turned && PAGE_NUMBER.test(textOfLine(line));

/** Whether a line names the columns of the row below it: a table that goes on over pages repeats that, too. */
function isTableHead({ cells, pieces }: Line, below: Line | undefined): boolean {
  if (!below || cells.length < 2 || below.cells.length < cells.length) return false;
  if (cells.some((cell) => PAGE_NUMBER.test(cell))) return false;
  const stands =
    cells.length === 2
      ? (head: Span, cell: Span) => Math.abs(head.left - cell.left) <= SAME_PLACE
      : (head: Span, cell: Span) => head.left < cell.right && cell.left < head.right;
  return pieces.every((head) => below.pieces.some((cell) => stands(head, cell)));
}

const isSamePlace = (a: MarginLine, b: MarginLine): boolean =>
  Math.abs(a.line.baseline - b.line.baseline) <= SAME_PLACE;

/** Whether a figure at an end of a line counts on with the pages: titles beside it change from section to section. */
const countsOn = (own: MarginLine, { index }: MarginedPage, others: readonly MarginedPage[]) =>
  own.numbers.some((number) => isCountedOn(number, index, others));

const isLarge = ({ size }: Line, lines: readonly Line[]): boolean => {
  const sizes = lines.map((line) => line.size).toSorted((a, b) => a - b);
  return size > LARGER * (sizes[Math.floor(sizes.length / 2)] ?? size);
};

const titlesIn = ({ line, isOutermost }: MarginLine): string[] =>
  isOutermost ? line.cells.filter((cell) => cell.replace(/\P{L}/gu, '').length >= MIN_TITLE) : [];

/** Whether one of the titles of a line at the very edge is there on most pages around: that of the document. */
function namesTheDocument(own: MarginLine, others: readonly MarginedPage[]): boolean {
  const titles = titlesIn(own);
  if (titles.length === 0 || own.line.cells.length < 2) return false;
  const agreeing = others.filter(({ margin }) =>
    margin.some(
      (other) => isSamePlace(own, other) && titlesIn(other).some((title) => titles.includes(title)),
    ),
  );
  return agreeing.length > Math.max(REPEATS, others.length / 2);
}

/** A title beside the number of the page, at its very foot: that of a chapter of few pages is repeated nowhere. */
const isBesideNumber = ({ line, isFoot: isAtFoot, isTableHead: isHead }: MarginLine): boolean =>
  isAtFoot && !isHead && line.isFlat && textOfLine(line).length <= MAX_TITLE_LENGTH;

/**
 * The page's lines without running headers, footers and bare page numbers. A line is one of them when the pages
 * around repeat it at the same place, or count on from it; what stands in the body of the page is never taken away, nor what warns.
 */
export function withoutRunningLines(page: MarginedPage, around: readonly MarginedPage[]): Line[] {
  const others = around.filter((other) => other !== page);
  const needed = Math.min(REPEATS, others.length);
  const running = new Set<Line>();
  const warnings = warningLines(page.lines);
  for (const own of page.margin) {
    if (own.isTableHead || warnings.has(own.line)) continue;
    const repeats = others.filter(({ margin }) =>
      margin.some((other) => isSamePlace(own, other) && other.pattern === own.pattern),
    ).length;
    const isRepeated = needed >= 2 && repeats >= needed;
    if (
      isRepeated ||
      isPageNumber(own.line) ||
      (countsOn(own, page, others) && (own.isFoot || !isLarge(own.line, page.lines))) ||
      namesTheDocument(own, others)
    )
      running.add(own.line);
  }
  const isNumbered = page.margin.some(
    (own) => own.isFoot && running.has(own.line) && countsOn(own, page, others),
  );
  if (isNumbered) {
    for (const own of page.margin) if (isBesideNumber(own)) running.add(own.line);
  }
  return page.lines.filter((line) => !running.has(line));
}
