import { isBoxTitle } from '../../../domain/chunking/warning-words';
import { HALF_A_POINT } from './heading-depths';
import type { PageHeading } from './headings';
import { add, countSpacings, isSameStyle, mostOf, type Counts } from './line-spacing';
import { textOfLine, type Line } from './lines';

/** Letters larger than the body text by this share are headings. */
const LARGER = 1.14;
/** Bold headings are not smaller than the body text by more than this share. */
const SMALLER = 0.95;
/** Where more of the text than this share is bold, bold letters tell nothing. */
const MOST_BOLD = 0.3;
/** Space above a bold heading, from baseline to baseline, as a share of its height; or of what lines of its height usually have. */
const GAP_BEFORE = 1.25;
const WIDER_GAP = 1.2;
const LONGEST_HEADING = 120;

/** Tells headings by their letters; it learns size and spacing of the body text from the pages that it is shown. */
export type FontHeadings = {
  learn(lines: readonly Line[]): void;
  headingsOf(lines: readonly Line[]): PageHeading[];
};

export function createFontHeadings(): FontHeadings {
  const characters: Counts = new Map();
  const spacings: Counts = new Map();
  const seen = { all: 0, bold: 0 };
  let body = 0;

  return {
    learn(lines) {
      countSpacings(lines, spacings);
      for (const line of lines) {
        if (line.turned) continue;
        const size = inHalves(line.size);
        const { length } = textOfLine(line);
        add(characters, size, length);
        seen.all += length;
        if (line.bold) seen.bold += length;
      }
      body = mostOf(characters);
    },
    headingsOf(lines) {
      const headings: PageHeading[] = [];
      const boldTells = seen.bold < MOST_BOLD * seen.all;
      const gap = Math.min(GAP_BEFORE, WIDER_GAP * (mostOf(spacings) || GAP_BEFORE));
      lines.forEach((line, index) => {
        const before = lines[index - 1];
        const isLarge = body > 0 && line.size >= body * LARGER;
        const isBold =
          boldTells &&
          line.size > body * SMALLER &&
          standsAlone(line, { before, after: lines[index + 1], gap });
        if (!(isLarge || isBold) || !readsLikeHeading(line)) return;
        const last = headings.at(-1);
        const goesOn =
          last !== undefined &&
          before !== undefined &&
          last.first + last.lines === index &&
          isSameStyle(before, line) &&
          before.lastBaseline - line.baseline < 1.6 * line.size;
        if (goesOn && `${last.title} ${textOfLine(line)}`.length <= LONGEST_HEADING) {
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

const inHalves = (size: number): number => Math.round(size * 2) / 2;

type Neighbours = { before: Line | undefined; after: Line | undefined; gap: number };

/**
 * A bold line that begins after a gap, or after a heading, and is followed by letters that are not bold, or by smaller
 * ones: the title of a table.
 */
function standsAlone(line: Line, { before, after, gap: least }: Neighbours): boolean {
  if (!line.bold || after === undefined) return false;
  if (after.bold && after.size > line.size - HALF_A_POINT) return false;
  const gap = before ? before.lastBaseline - line.baseline : Number.POSITIVE_INFINITY;
  return gap > least * line.size || gap < 0 || before?.bold === true;
}

function readsLikeHeading(line: Line): boolean {
  const text = textOfLine(line);
  return (
    line.cells.length === 1 &&
    !line.turned &&
    text.length <= LONGEST_HEADING &&
    /\p{L}{3}/u.test(text) &&
    !/[.,;:]$/.test(text) &&
    !isBoxTitle(text)
  );
}
