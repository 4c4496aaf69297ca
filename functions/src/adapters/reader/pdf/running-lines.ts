import { textOfLine, type Line } from './lines';

/** What one page gives to tell running headers and footers: its lines and its height; pages count from 0. */
export type LaidOutPage = { index: number; lines: Line[]; top: number; bottom: number };

/** Running lines stand in these shares of the page, at its top and its foot. */
const MARGIN = 0.12;
/** At most so many lines of each margin are running lines. */
const MOST_LINES = 3;
/** Same place: baselines within these points. */
const SAME_PLACE = 4;
/** On how many other pages nearby a line must be repeated. Left and right pages may differ. */
const REPEATS = 3;

const PAGE_NUMBER =
  /^(?:p[áa]g(?:ina|\.)?\s*)?[-–—|[(]*\s*(?:\d{1,4}|[ivxlc]{1,7}|\d{1,2}-\d{1,3})\s*[-–—|\])]*(?:\s*(?:de|\/)\s*\d{1,4})?$/i;

const NUMBER_AT_END =
  /^(?:\d+|[ivxlc]+)(?=\s|$)|(?<=^|\s)(?:\d+|[ivxlc]+)(?: ?(?:\/|de|of) ?\d+)?$/gi;

/** Words of a line with the page numbers at its ends left open: they count on from page to page. */
const patternOf = (line: Line): string =>
  line.cells.map((cell) => cell.replace(/\s+/g, ' ').replace(NUMBER_AT_END, '#')).join(' ');

const distance = (a: Line, b: Line): number => Math.abs(a.baseline - b.baseline);

/** Lines of the page that stand alone in its margins, from the edge inwards. */
function marginLines(page: LaidOutPage): Line[] {
  const height = page.top - page.bottom;
  const byHeight = page.lines.toSorted((a, b) => b.baseline - a.baseline);
  const atTop = byHeight.filter(({ baseline }) => baseline > page.top - MARGIN * height);
  const atFoot = byHeight.filter(({ baseline }) => baseline < page.bottom + MARGIN * height);
  return [...atTop.slice(0, MOST_LINES), ...atFoot.slice(-MOST_LINES)];
}

/** Page numbers that stand alone at the very top or foot. */
const isPageNumber = (line: Line): boolean => PAGE_NUMBER.test(textOfLine(line));

/** The figures at both ends of a line: one of them may be the number of its page. */
const figuresAtEnds = (line: Line): number[] => {
  const text = textOfLine(line);
  return [/^\d{1,4}(?=\s)/, /(?<=\s)\d{1,4}$/]
    .flatMap((end) => end.exec(text)?.[0] ?? [])
    .map(Number);
};

/** Whether the figure at the end of a line counts on with the pages: titles beside it change from section to section. */
function countsOn(line: Line, page: LaidOutPage, others: readonly Margins[]): boolean {
  const shifts = figuresAtEnds(line).map((figure) => figure - page.index);
  const agreeing = others.filter(({ index, lines }) =>
    lines.some(
      (other) =>
        distance(line, other) <= SAME_PLACE &&
        figuresAtEnds(other).some((figure) => shifts.includes(figure - index)),
    ),
  );
  return agreeing.length >= REPEATS;
}

type Margins = { index: number; lines: Line[] };

/**
 * The page's lines without running headers, footers and bare page numbers. A line is one of them when the pages
 * around repeat it at the same place, or count on from it; what stands in the body of the page is never taken away.
 */
export function withoutRunningLines(page: LaidOutPage, around: readonly LaidOutPage[]): Line[] {
  const others = around
    .filter((other) => other !== page)
    .map((other) => ({ index: other.index, lines: marginLines(other) }));
  const needed = Math.min(REPEATS, others.length);
  const running = new Set<Line>();
  for (const line of marginLines(page)) {
    const pattern = patternOf(line);
    const repeats = others.filter(({ lines }) =>
      lines.some((other) => distance(line, other) <= SAME_PLACE && patternOf(other) === pattern),
    ).length;
    const isRepeated = needed >= 2 && repeats >= needed;
    if (isRepeated || isPageNumber(line) || countsOn(line, page, others)) running.add(line);
  }
  return page.lines.filter((line) => !running.has(line));
}
