import { CELL_SEPARATOR } from '../../domain/text/cells';
import { isBoxTitle } from '../../domain/text/warning-words';

/** A line as it will be shown, and the size of its letters. */
type TextLine = { text: string; height: number };
type RecognisedHeading<Line> = { lines: Line[]; depth: number; title: string };

/** Sizes are measured in an image: what is not larger than the body text by this share may be as large. */
const LARGER = 1.17;
/** From how many times the body text on a heading counts as the outermost, and as the next. */
const DEPTHS = [1.9, 1.4];
/** Lines whose size differs by less than this share have the same. */
const SAME_SIZE = 0.08;
const MAX_LINE_LENGTH = 80;
const MAX_HEADING_LENGTH = 120;
/** A page with fewer characters of body text does not show how large that is. */
const MIN_CHARACTERS = 200;
/** Where more of the lines than this share are large, they are no headings: a poster, a table of large figures. */
const MAX_LINES = 0.3;
/** A title is words: "VIN", "ABS"; not "12 V" or "- / |". */
const WORD = /\p{L}{3}/u;
const MOSTLY_LETTERS = 0.7;

/** The lines of a page that are clearly headings: larger than its body text, short, and like a title. */
export function recognisedHeadings<Line extends TextLine>(
  paragraphs: readonly (readonly Line[])[],
): RecognisedHeading<Line>[] {
  const lines = paragraphs.flat();
  const body = bodyHeightOf(lines);
  if (body === null) return [];
  const headings: RecognisedHeading<Line>[] = [];
  for (const paragraph of paragraphs) {
    let open: RecognisedHeading<Line> | null = null;
    for (const line of paragraph) {
      if (line.height < LARGER * body || !readsLikeTitle(line.text)) {
        open = null;
      } else if (open && goesOn(open, line)) {
        open.lines.push(line);
        open.title += ` ${line.text}`;
      } else {
        open = { lines: [line], depth: depthOf(line.height / body), title: line.text };
        headings.push(open);
      }
    }
  }
  const large = headings.reduce((sum, heading) => sum + heading.lines.length, 0);
  return large > MAX_LINES * lines.length ? [] : headings;
}

/** Half of the characters are not larger, and half not smaller. */
function bodyHeightOf(lines: readonly TextLine[]): number | null {
  const all = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (all < MIN_CHARACTERS) return null;
  let seen = 0;
  for (const { text, height } of lines.toSorted((a, b) => a.height - b.height)) {
    seen += text.length;
    if (seen >= all / 2) return height > 0 ? height : null;
  }
  return null;
}

function readsLikeTitle(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}\s]/gu)?.length ?? 0;
  return (
    text.length <= MAX_LINE_LENGTH &&
    WORD.test(text) &&
    letters >= MOSTLY_LETTERS * text.length &&
    !text.includes(CELL_SEPARATOR) &&
    !/[.,;:]$/.test(text) &&
    !isBoxTitle(text)
  );
}

function goesOn<Line extends TextLine>(open: RecognisedHeading<Line>, line: Line): boolean {
  const last = open.lines.at(-1)?.height ?? 0;
  const isSameSize = Math.abs(last - line.height) <= SAME_SIZE * line.height;
  return isSameSize && open.title.length + line.text.length < MAX_HEADING_LENGTH;
}

/** The same on every page of a document: 1 is the outermost. */
function depthOf(timesTheBody: number): number {
  const deeper = DEPTHS.findIndex((least) => timesTheBody >= least);
  return 1 + (deeper === -1 ? DEPTHS.length : deeper);
}
