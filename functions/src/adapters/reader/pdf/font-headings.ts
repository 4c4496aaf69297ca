import type { PageHeading } from './headings';
import { textOfLine, type Line } from './lines';

/** Letters larger than the body text by this share are headings. */
const LARGER = 1.14;
const LONGEST_HEADING = 120;
const HALF_A_POINT = 0.5;

/** Tells headings by their letters; it learns the size of the body text from the pages that it is shown. */
export type FontHeadings = {
  learn(lines: readonly Line[]): void;
  headingsOf(lines: readonly Line[]): PageHeading[];
};

export function createFontHeadings(): FontHeadings {
  const characters = new Map<number, number>();
  const open: number[] = [];
  let body = 0;

  const depthOf = (size: number): number => {
    while (open.length > 0 && (open.at(-1) ?? 0) <= size + HALF_A_POINT) open.pop();
    open.push(size);
    return open.length;
  };

  return {
    learn(lines) {
      for (const line of lines) {
        const size = Math.round(line.size * 2) / 2;
        characters.set(size, (characters.get(size) ?? 0) + textOfLine(line).length);
      }
      body = [...characters].reduce(
        (most, entry) => (entry[1] > most[1] ? entry : most),
        [0, 0],
      )[0];
    },
    headingsOf(lines) {
      const headings: PageHeading[] = [];
      lines.forEach((line, index) => {
        if (!looksLikeHeading(line, body)) return;
        const last = headings.at(-1);
        const before = lines[index - 1];
        const goesOn =
          last !== undefined &&
          before !== undefined &&
          last.first + last.lines === index &&
          isSameStyle(before, line) &&
          before.baseline - line.baseline < 1.6 * line.size;
        if (goesOn && `${last.title} ${textOfLine(line)}`.length <= LONGEST_HEADING) {
          last.title += ` ${textOfLine(line)}`;
          last.lines += 1;
        } else {
          headings.push({
            first: index,
            lines: 1,
            depth: depthOf(line.size),
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

function looksLikeHeading(line: Line, body: number): boolean {
  const text = textOfLine(line);
  const isLarge = body > 0 && line.size >= body * LARGER;
  return (
    isLarge &&
    line.cells.length === 1 &&
    text.length <= LONGEST_HEADING &&
    /\p{L}{3}/u.test(text) &&
    !/[.,;]$/.test(text)
  );
}
