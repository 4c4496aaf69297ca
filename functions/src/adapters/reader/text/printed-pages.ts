import { BEGINS_SMALL } from '../repair-text';

/** A line and its number in the file, from 1. */
export type NumberedLine = { text: string; number: number };

/** So many lines at the top and at the foot of a printed page may be repeated on others, */
const EDGE = 2;
/** on so many of them at least, and on this share of all. */
const MIN_PAGES = 3;
const SHARE_OF_PAGES = 0.4;
const NUMBER_AT_END = /^\d{1,4}(?=\s)|(?<=\s)\d{1,4}$/g;
const WORD = /\p{L}{3}/u;
const PAGE_NUMBER =
  /^(?:p[áa]g(?:ina|\.)?\s{0,20})?[-–—|]?\s{0,20}\d{1,4}\s{0,20}[-–—|]?(?:\s{0,20}(?:de|\/)\s{0,20}\d{1,4})?$/i;
const LINE_END = /\r\n|[\n\r\v\u2028\u2029]/;
const ENDS = /[.:;!?]$/;

/** How many lines a text has, the last one, also without an end, among them. */
export const countLines = (text: string): number => text.split(LINE_END).length;

/**
 * The lines of a text, without what was printed around its pages where these are parted by form feeds: running titles
 * and page numbers. A sentence that goes on over a page has no blank line in it.
 */
export function linesOf(text: string): NumberedLine[] {
  const lines = text.replaceAll('\f', '\n\f').split(LINE_END);
  const pages = pagesOf(lines.map((line, index) => ({ text: line, number: index + 1 })));
  if (pages.length < 2) return pages.flat();
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const pattern of new Set(edgesOf(page).map(patternOf))) {
      counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
    }
  }
  const needed = Math.max(MIN_PAGES, SHARE_OF_PAGES * pages.length);
  const whole: NumberedLine[] = [];
  for (const page of pages) {
    const running = new Set(
      edgesOf(page).filter((line) => {
        const isRepeated = (counts.get(patternOf(line)) ?? 0) >= needed && WORD.test(line.text);
        return isRepeated || PAGE_NUMBER.test(line.text.trim());
      }),
    );
    append(
      whole,
      page.filter((line) => !running.has(line)),
    );
  }
  return whole.some(isFilled) ? whole : pages.flat();
}

function pagesOf(lines: readonly NumberedLine[]): NumberedLine[][] {
  const pages: NumberedLine[][] = [[]];
  for (const line of lines) {
    if (line.text.startsWith('\f')) pages.push([]);
    pages.at(-1)?.push({ ...line, text: line.text.replace('\f', '') });
  }
  return pages;
}

const isFilled = (line: NumberedLine | undefined): boolean => (line?.text.trim() ?? '') !== '';

function edgesOf(page: readonly NumberedLine[]): NumberedLine[] {
  const filled = page.filter(isFilled);
  return filled.filter((_, at) => at < EDGE || at >= filled.length - EDGE);
}

const patternOf = ({ text }: NumberedLine): string =>
  text.trim().replace(/\s+/g, ' ').replace(NUMBER_AT_END, '#');

/** Adds a page; what goes on in it follows right after the page before. */
function append(whole: NumberedLine[], page: readonly NumberedLine[]): void {
  const first = page.findIndex(isFilled);
  // Of blank pages below each other one is enough: the last line with words is looked for from the end.
  if (first < 0 && !isFilled(whole.at(-1))) return;
  const last = whole.findLastIndex(isFilled);
  const isOpen = last >= 0 && !ENDS.test(whole[last]?.text.trim() ?? '');
  const goesOn = isOpen && first >= 0 && BEGINS_SMALL.test(page[first]?.text ?? '');
  if (goesOn) whole.length = last + 1;
  for (const line of goesOn ? page.slice(first) : page) whole.push(line);
}
