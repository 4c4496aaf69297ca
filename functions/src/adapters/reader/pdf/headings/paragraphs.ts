import { LIST_ITEM } from '../../list-marker';
import { endsDivided, joinLines, withoutSoftHyphens } from '../../repair-text';
import type { FoundHeading } from '../../heading-depths';
import type { PageHeading } from './outline-headings';
import { countSpacings, mostOf } from './line-spacing';
import { textOfLine } from '../geometry/text-of-line';
import type { Line } from '../types';

export type PageText = {
  text: string;
  headings: FoundHeading[];
  /** Where in the text each of its lines stands. */
  places: { line: Line; start: number; end: number }[];
  /** Where those begin that are the labels of a drawing. */
  figures: number[];
};

/** Lines further apart than this share of their height, or of the space that lines take, belong to different paragraphs. */
const PARAGRAPH_GAP = 1.45;
/** A line that ends before this share of the block's width ends its paragraph. */
const FULL_LINE = 0.82;
const SAME_SIZE = 0.12;
/** "…aparatos de hasta", and "120 W" on the next line: no paragraph ends with such a word. */
const ENDS_OPEN =
  /^(?:\S+\s+){2,}(?:a|al|con|de|del|desde|el|en|entre|hasta|la|las|lo|los|o|para|por|que|según|sin|sobre|su|sus|un|una|y)$/u;
/** None of those words is longer, and this tells it sooner of most lines. */
const ENDS_IN_SHORT_WORD = /\s\p{Ll}{1,5}$/u;
const MAX_END_LENGTH = 6;

/** The text of a page from its lines: paragraphs joined, table rows and list items on lines of their own. */
export function pageTextOf(lines: readonly Line[], headings: readonly PageHeading[]): PageText {
  const paragraphs = paragraphsOf(lines, headings);
  const offsets = new Map<number, number>();
  const places: PageText['places'] = [];
  let text = '';
  for (const paragraph of paragraphs) {
    if (text !== '') text += paragraph.isApart ? '\n\n' : '\n';
    const start = text.length;
    const shown = withoutSoftHyphens(paragraph.text);
    text += shown;
    const lengthTo = (end: number): number =>
      shown === paragraph.text ? end : withoutSoftHyphens(paragraph.text.slice(0, end)).length;
    const begins = paragraph.begins.map((begin) => start + lengthTo(begin));
    paragraph.lines.forEach((index, at) => {
      offsets.set(index, start);
      const line = lines[index];
      if (line)
        places.push({ line, start: begins[at] ?? start, end: begins[at + 1] ?? text.length });
    });
  }
  return {
    text,
    places,
    figures: places.filter(({ line }) => line.isFigure).map(({ start }) => start),
    headings: headings.map(({ first, depth, title, size }) => ({
      offset: offsets.get(first) ?? text.length,
      depth,
      title: title.replace(/\s+/g, ' '),
      ...(size !== undefined && { size }),
    })),
  };
}

/** `begins`: where in the text each of its lines does. */
type Paragraph = { text: string; lines: number[]; begins: number[]; isApart: boolean };

function paragraphsOf(lines: readonly Line[], headings: readonly PageHeading[]): Paragraph[] {
  const headingOf = new Map<number, PageHeading>();
  for (const heading of headings) {
    for (let line = 0; line < Math.max(1, heading.lines); line++) {
      headingOf.set(heading.first + line, heading);
    }
  }
  const paragraphs: Paragraph[] = [];
  const gap = PARAGRAPH_GAP * Math.min(1, mostOf(countSpacings(lines)) || 1);
  lines.forEach((line, index) => {
    const text = textOfLine(line);
    const before = lines[index - 1];
    const last = paragraphs.at(-1);
    const isSameHeading = headingOf.get(index) === headingOf.get(index - 1);
    if (last && before && isSameHeading && (headingOf.has(index) || goesOn(lines, index, gap))) {
      last.text = joinLines(last.text, text);
      last.lines.push(index);
      last.begins.push(last.text.length - text.length);
      return;
    }
    const isApart = !isSameHeading || !before || isFarFrom(before, line, gap);
    paragraphs.push({ text, lines: [index], begins: [0], isApart });
  });
  return paragraphs;
}

const isFarFrom = (before: Line, line: Line, most: number): boolean => {
  const gap = before.lastBaseline - line.baseline;
  if (before.turns !== line.turns) return true;
  return gap > most * Math.max(before.size, line.size) || gap < 0;
};

/** Also one whose cells are parted by dots that lead from one to the other. */
const isRow = (line: Line): boolean => textOfLine(line).includes('\t');

/** Whether a line continues the paragraph of the line before it. */
function goesOn(lines: readonly Line[], index: number, gap: number): boolean {
  const [before, line] = [lines[index - 1], lines[index]];
  if (!before || !line || isRow(before) || isRow(line)) return false;
  if (before.isFigure || line.isFigure) return false;
  const isSameSize = Math.abs(before.size - line.size) <= SAME_SIZE * line.size;
  if (!isSameSize || isFarFrom(before, line, gap) || LIST_ITEM.test(textOfLine(line))) return false;
  const text = textOfLine(before);
  if (isTitleOf(before, line)) return false;
  const mayEndOpen = ENDS_IN_SHORT_WORD.test(text.slice(-MAX_END_LENGTH));
  if (endsDivided(text) || (mayEndOpen && ENDS_OPEN.test(text))) return true;
  return before.right - before.left >= FULL_LINE * widthAround(lines, index);
}

/** A bold line after the end of a sentence, and what begins below a bold line: a title, and what it stands above. */
const isTitleOf = (before: Line, line: Line): boolean =>
  line.bold !== before.bold &&
  (line.bold ? /[.!?…:]$/.test(textOfLine(before)) : /^[\p{Lu}¿¡]/u.test(textOfLine(line)));

const REACH = 3;

/** Width of the column that a line stands in: the widest of the lines around it. */
function widthAround(lines: readonly Line[], index: number): number {
  const near = lines.slice(Math.max(0, index - REACH), index + REACH);
  return Math.max(
    ...near
      .filter(({ cells, turns }) => cells.length === 1 && turns === lines[index]?.turns)
      .map((line) => line.right - line.left),
  );
}
