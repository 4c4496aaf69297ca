import { BULLETED } from '../../domain/chunking/bullets';
import { CELL_SEPARATOR } from '../../domain/chunking/sentences';
import type { RecognisedPage } from '../../domain/ocr-ports';
import { recognisedHeadings } from './recognised-headings';
import { countReadable, joinLines, repairText, withoutSoftHyphens } from './repair-text';

/** A word in the image of a page; in any unit that is the same for a page. */
export type RecognisedWord = { text: string; left: number; right: number };
/** `height` is that of the letters: the same for all lines of one size, straight or askew. */
export type RecognisedLine = { words: RecognisedWord[]; height: number };
export type RecognisedParagraph = readonly RecognisedLine[];

type Line = { text: string; height: number; left: number; right: number };

/** Words further apart than this many heights of their line stand in different cells of a table. */
const CELL_GAP = 2;
/** A line that ends before this share of its paragraph's width ends a row or an item. */
const FULL_LINE = 0.82;
/** A page with less than this shows a picture: what was taken for letters is none. */
const FEWEST_CHARACTERS = 4;
/** OCR takes the bullets of lists for one of these. */
const BULLET = /^(?:[=*+»«¢©®e°]|[oO]) (?=\p{Lu})/u;
const LIST_ITEM = new RegExp(String.raw`^(?:${BULLETED}|\(?\d{1,2}[.)]\s|[a-z]\)\s)`);

/** A page from what OCR found on it, in its reading order; without text when there is nothing to be read. */
export function recognisedPage(
  number: number,
  found: readonly RecognisedParagraph[],
): RecognisedPage {
  const paragraphs = found.map((lines) => lines.map(lineOf).filter(({ text }) => text !== ''));
  const headingOf = new Map(
    recognisedHeadings(paragraphs).flatMap((heading) =>
      heading.lines.map((line) => [line, heading] as const),
    ),
  );
  const headings: Required<RecognisedPage>['headings'] = [];
  let text = '';
  for (const part of paragraphs.flatMap((lines) => splitBy(lines, (line) => headingOf.get(line)))) {
    const heading = part[0] && headingOf.get(part[0]);
    const own = heading ? withoutSoftHyphens(heading.title) : textOfParagraph(part);
    if (text !== '') text += '\n\n';
    if (heading) headings.push({ offset: text.length, depth: heading.depth, title: own });
    text += own;
  }
  return countReadable(text) < FEWEST_CHARACTERS
    ? { number, text: null }
    : { number, text, headings };
}

/** Runs of lines that belong to the same thing, or to none. */
function splitBy(lines: readonly Line[], keyOf: (line: Line) => unknown): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0] && keyOf(last[0]) === keyOf(line)) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

function textOfParagraph(lines: readonly Line[]): string {
  const left = Math.min(...lines.map((line) => line.left));
  const width = Math.max(...lines.map((line) => line.right)) - left;
  let text = '';
  let goesOn = false;
  for (const line of lines) {
    const isRow = line.text.includes(CELL_SEPARATOR);
    const isNew = !goesOn || isRow || LIST_ITEM.test(line.text);
    text = text === '' ? line.text : isNew ? `${text}\n${line.text}` : joinLines(text, line.text);
    goesOn = !isRow && line.right - left >= FULL_LINE * width;
  }
  return withoutSoftHyphens(text);
}

function lineOf({ words, height }: RecognisedLine): Line {
  let text = '';
  let end = 0;
  for (const word of words) {
    const gap = word.left - end > CELL_GAP * height ? CELL_SEPARATOR : ' ';
    text += text === '' ? word.text : gap + word.text;
    end = word.right;
  }
  return {
    text: repairText(text).replace(BULLET, '• '),
    height,
    left: Math.min(...words.map((word) => word.left)),
    right: Math.max(...words.map((word) => word.right)),
  };
}
