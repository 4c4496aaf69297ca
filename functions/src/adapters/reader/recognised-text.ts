import { CELL_SEPARATOR } from '../../domain/text/cells';
import type { RecognisedPage } from '../../domain/ports/ocr';
import { LIST_ITEM } from './list-marker';
import { asPrinted } from './misread-signs';
import { recognisedHeadings } from './recognised-headings';
import { placedAt, runsOf, type PlacedRun } from './recognised-places';
import { countReadable, joinLines, repairText, withoutSoftHyphens } from './repair-text';
import type { Edges } from './share-box';

/** A word in the image of a page; in any unit that is the same for a page. `edges`: on the page as it is shown. */
type RecognisedWord = { text: string; left: number; right: number; edges?: Edges };
/** `height` is that of the letters: the same for all lines of one size, straight or askew. */
export type RecognisedLine = { words: RecognisedWord[]; height: number };
export type RecognisedParagraph = readonly RecognisedLine[];

type Line = { text: string; height: number; left: number; right: number; runs: PlacedRun[] };
/** Lines as one text, and where each of them begins in it. */
type Joined = { text: string; starts: number[] };

/** Words further apart than this many heights of their line stand in different cells of a table. */
const CELL_GAP = 2;
/** A line that ends before this share of its paragraph's width ends a row or an item. */
const FULL_LINE = 0.82;
/** A page with less than this shows a picture: what was taken for letters is none. */
const MIN_CHARACTERS = 4;
/** OCR takes the bullets of lists for one of these. */
const BULLET = /^(?:[=*+»«¢©®e°]|[oO]) (?=\p{Lu})/u;

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
  const placed: Required<RecognisedPage>['placed'] = [];
  let text = '';
  for (const part of paragraphs.flatMap((lines) => splitBy(lines, (line) => headingOf.get(line)))) {
    const heading = part[0] && headingOf.get(part[0]);
    const joined = heading ? titleOf(part) : joinedLines(part);
    // Those within lines are gone already: offsets stay.
    const own = withoutSoftHyphens(joined.text);
    if (text !== '') text += '\n\n';
    if (heading) headings.push({ offset: text.length, depth: heading.depth, title: own });
    part.forEach(({ runs }, at) => {
      placed.push(...placedAt(runs, text.length + (joined.starts[at] ?? 0)));
    });
    text += own;
  }
  if (countReadable(text) < MIN_CHARACTERS) return { number, text: null };
  return { number, text, headings, ...(placed.length > 0 && { placed: inText(placed, text) }) };
}

/** A line loses the hyphen that divided its last word: it ends where the next one begins. */
const inText = (placed: Required<RecognisedPage>['placed'], text: string): typeof placed =>
  placed.flatMap((one, at) => {
    const end = Math.min(one.end, placed[at + 1]?.start ?? text.length);
    return end > one.start ? [{ ...one, end }] : [];
  });

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

const titleOf = (lines: readonly Line[]): Joined =>
  lines.reduce<Joined>(
    ({ text, starts }, line) => {
      const before = text === '' ? '' : `${text} `;
      return { text: before + line.text, starts: [...starts, before.length] };
    },
    { text: '', starts: [] },
  );

function joinedLines(lines: readonly Line[]): Joined {
  const left = Math.min(...lines.map((line) => line.left));
  const width = Math.max(...lines.map((line) => line.right)) - left;
  const starts: number[] = [];
  let text = '';
  let goesOn = false;
  for (const line of lines) {
    const isRow = line.text.includes(CELL_SEPARATOR);
    const isNew = !goesOn || isRow || LIST_ITEM.test(line.text);
    text = text === '' ? line.text : isNew ? `${text}\n${line.text}` : joinLines(text, line.text);
    starts.push(text.length - line.text.length);
    goesOn = !isRow && line.right - left >= FULL_LINE * width;
  }
  return { text, starts };
}

/** Optional hyphens that were not used; one at the line's end may divide a word. */
const UNUSED_HYPHENS = /\u00ad(?!\s|$)/g;

const lineText = (text: string): string =>
  asPrinted(repairText(text).replace(BULLET, '• ').replace(UNUSED_HYPHENS, ''));

function lineOf({ words, height }: RecognisedLine): Line {
  let text = '';
  let end = 0;
  const places: PlacedRun[] = [];
  for (const word of words) {
    const gap = word.left - end > CELL_GAP * height ? CELL_SEPARATOR : ' ';
    if (text !== '') text += gap;
    const start = text.length;
    text += word.text;
    if (word.edges) places.push({ start, end: text.length, edges: word.edges });
    end = word.right;
  }
  const said = lineText(text);
  // Signs are repaired, so that a place in what was read may be another one in what is said.
  const runs = runsOf(places);
  const placeOf = (at: number): number =>
    at === 0 ? 0 : at === text.length ? said.length : lineText(text.slice(0, at)).length;
  return {
    text: said,
    height,
    left: Math.min(...words.map((word) => word.left)),
    right: Math.max(...words.map((word) => word.right)),
    runs: runs.map(({ start, end: to, edges }) => ({
      start: Math.min(said.length, placeOf(start) + (start === 0 ? 0 : 1)),
      end: placeOf(to),
      edges,
    })),
  };
}
