import { isBoxTitle } from '../../../../domain/text/warning-words';
import { HALF_A_POINT } from '../../heading-depths';
import type { PageHeading } from './outline-headings';
import { add, countSpacings, isSameStyle, mostOf, type Counts } from './line-spacing';
import { textOfLine } from '../geometry/text-of-line';
import type { Line } from '../types';

/** Letters larger than the body text by this share are headings. */
const LARGER = 1.14;
/** Of the size of the body text: titles that stand out otherwise are not smaller, though bold letters have lower boxes. */
const SMALLER = 0.88;
/** So many characters of one size are the text of a page. */
const MIN_CHARACTERS = 150;
/** Where more of the text than this share stands out, nothing does. */
const MAX_MARKED = 0.3;
/** Space above such a title, from baseline to baseline, as a share of its height; or of what lines of its height usually have. */
const GAP_BEFORE = 1.25;
const WIDER_GAP = 1.2;
/** Marked letters that are larger than the body text by this share need no space above: those of a bold face seem larger by less. */
const A_LITTLE_LARGER = 1.06;
const ENDS_SENTENCE = /[.!?:»")]$/;
const MAX_HEADING_LENGTH = 120;
/** Lines of one title: how many, and how far apart at most, as a share of their height. */
const MAX_TITLE_LINES = 3;
const MAX_SPACING = 1.6;
/** A title of several lines ends no sentence. */
const ENDS_OPEN = /[^.,;:]$/;

/** Tells headings by their letters; it learns size and spacing of the body text from the pages that it is shown. */
type FontHeadings = {
  learn(lines: readonly Line[]): void;
  headingsOf(lines: readonly Line[]): PageHeading[];
};

export function createFontHeadings(): FontHeadings {
  const characters: Counts = new Map();
  const spacings: Counts = new Map();
  const seen = { all: 0, marked: 0 };
  let usual = 0;

  return {
    learn(lines) {
      countSpacings(lines, spacings);
      for (const line of lines) {
        if (line.turned) continue;
        const size = inHalves(line.size);
        const { length } = textOfLine(line);
        add(characters, size, length);
        seen.all += length;
        if (isMarked(line)) seen.marked += length;
      }
      usual = mostOf(characters);
    },
    headingsOf(lines) {
      const headings: PageHeading[] = [];
      const body = Math.max(usual, bodyOf(lines));
      const marksTell = seen.marked < MAX_MARKED * seen.all;
      const gap = Math.min(GAP_BEFORE, WIDER_GAP * (mostOf(spacings) || GAP_BEFORE));
      lines.forEach((line, index) => {
        const before = lines[index - 1];
        const isLarge = body > 0 && line.size >= body * LARGER;
        const isTitle =
          marksTell &&
          line.size > body * SMALLER &&
          standsAlone(titleAround(lines, index), endsAbove(lines, index, body) ? 0 : gap);
        if (!(isLarge || isTitle) || !readsLikeHeading(line)) return;
        const last = headings.at(-1);
        const goesOn =
          last !== undefined &&
          before !== undefined &&
          last.first + last.lines === index &&
          isNextOf(before, line);
        if (goesOn && `${last.title} ${textOfLine(line)}`.length <= MAX_HEADING_LENGTH) {
          last.title += ` ${textOfLine(line)}`;
          last.lines += 1;
        } else {
          headings.push({
            first: index,
            lines: 1,
            depth: 0,
            size: line.size,
            title: textOfLine(line),
          });
        }
      });
      return headings;
    },
  };
}

/** Size of the text of a page that is set in one alone, larger than the others; 0 where it has too little, or several sizes. */
function bodyOf(lines: readonly Line[]): number {
  const characters: Counts = new Map();
  const text = lines.filter(({ turned, isFigure }) => !turned && !isFigure);
  for (const line of text) add(characters, inHalves(line.size), textOfLine(line).length);
  const body = mostOf(characters);
  const all = [...characters.values()].reduce((sum, count) => sum + count, 0);
  const own = characters.get(body) ?? 0;
  return own >= MIN_CHARACTERS && own > all / 2 ? body : 0;
}

const inHalves = (size: number): number => Math.round(size * 2) / 2;

/** Whether a line stands out from the text around it: in bold or coloured letters, or in capitals. */
const isMarked = (line: Line): boolean => line.bold || isInCapitals(textOfLine(line));

const isInCapitals = (text: string): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text);

/** Whether a line may be one more of a title. */
const isNextOf = (before: Line, line: Line): boolean =>
  isSameStyle(before, line) && before.lastBaseline - line.baseline < MAX_SPACING * line.size;

type Title = { lines: Line[]; before: Line | undefined; after: Line | undefined };

/** The lines around one that may be one title with it, and what stands above and below them. */
function titleAround(lines: readonly Line[], index: number): Title {
  const goesOn = (at: number): boolean => {
    const [before, line] = [lines[at - 1], lines[at]];
    return before && line ? isMarked(before) && isMarked(line) && isNextOf(before, line) : false;
  };
  let [first, end] = [index, index + 1];
  while (goesOn(first) && index - first <= MAX_TITLE_LINES) first--;
  while (goesOn(end) && end - first <= MAX_TITLE_LINES) end++;
  return { lines: lines.slice(first, end), before: lines[first - 1], after: lines[end] };
}

/**
 * Whether lines that stand out begin after a gap, or after a heading, and are followed by text that does not, or by
 * smaller letters: the title of a table.
 */
function standsAlone({ lines, before, after }: Title, least: number): boolean {
  const [first] = lines;
  if (!first || !after || !isMarked(first) || lines.length > MAX_TITLE_LINES) return false;
  if (isMarked(after) && after.size > first.size - HALF_A_POINT) return false;
  const text = lines.map(textOfLine).join(' ');
  if (lines.length > 1 && (text.length > MAX_HEADING_LENGTH || !ENDS_OPEN.test(text))) return false;
  const gap = before ? before.lastBaseline - first.baseline : Number.POSITIVE_INFINITY;
  return gap > least * first.size || gap < 0 || (before !== undefined && isMarked(before));
}

/** Whether the text above a line in larger letters has ended: such a title needs no gap above it. */
const endsAbove = (lines: readonly Line[], index: number, body: number): boolean => {
  const [before, line] = [lines[index - 1], lines[index]];
  return (
    before !== undefined &&
    line !== undefined &&
    line.size >= body * A_LITTLE_LARGER &&
    ENDS_SENTENCE.test(textOfLine(before))
  );
};

function readsLikeHeading(line: Line): boolean {
  const text = textOfLine(line);
  return (
    line.cells.length === 1 &&
    !line.turned &&
    !line.isFigure &&
    text.length <= MAX_HEADING_LENGTH &&
    /\p{L}{3}/u.test(text) &&
    !/[.,;:]$/.test(text) &&
    !isBoxTitle(text)
  );
}
