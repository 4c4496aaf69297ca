import { isBoxTitle } from '../../../domain/chunking/warning-words';
import { HALF_A_POINT } from './heading-depths';
import type { PageHeading } from './headings';
import { textOfLine, type Line } from './lines';

/** Letters larger than the body text by this share are headings. */
const LARGER = 1.14;
/** Bold headings are not smaller than the body text by more than this share. */
const SMALLER = 0.95;
/** Where more of the text than this share is bold, bold letters tell nothing. */
const MOST_BOLD = 0.3;
/** Space above a bold heading, from baseline to baseline, as a share of its height. */
const GAP_BEFORE = 1.25;
const LONGEST_HEADING = 120;

/** Tells headings by their letters; it learns the size of the body text from the pages that it is shown. */
export type FontHeadings = {
  learn(lines: readonly Line[]): void;
  headingsOf(lines: readonly Line[]): PageHeading[];
};

export function createFontHeadings(): FontHeadings {
  const characters = new Map<number, number>();
  const seen = { all: 0, bold: 0 };
  let body = 0;

  return {
    learn(lines) {
      for (const line of lines) {
        if (line.turned) continue;
        const size = Math.round(line.size * 2) / 2;
        const { length } = textOfLine(line);
        characters.set(size, (characters.get(size) ?? 0) + length);
        seen.all += length;
        if (line.bold) seen.bold += length;
      }
      body = [...characters].reduce(
        (most, entry) => (entry[1] > most[1] ? entry : most),
        [0, 0],
      )[0];
    },
    headingsOf(lines) {
      const headings: PageHeading[] = [];
      const boldTells = seen.bold < MOST_BOLD * seen.all;
      lines.forEach((line, index) => {
        const before = lines[index - 1];
        const isLarge = body > 0 && line.size >= body * LARGER;
        const isBold =
          boldTells && line.size > body * SMALLER && standsAlone(before, line, lines[index + 1]);
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

const isSameStyle = (a: Line, b: Line): boolean =>
  Math.abs(a.size - b.size) <= HALF_A_POINT && a.bold === b.bold;

/** A bold line that begins after a gap, or after a heading, and is followed by letters that are not bold. */
function standsAlone(before: Line | undefined, line: Line, after: Line | undefined): boolean {
  if (!line.bold || after === undefined || after.bold) return false;
  const gap = before ? before.lastBaseline - line.baseline : Number.POSITIVE_INFINITY;
  return gap > GAP_BEFORE * line.size || gap < 0 || before?.bold === true;
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
