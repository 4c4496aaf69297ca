import { repairText } from '../functions/src/adapters/reader/repair-text';

/** Lines at the edges of so many pages are running lines, which our reader leaves out on purpose. */
const RUNNING_SHARE = 0.05;
const EDGE_LINES = 3;

/** A title that stands beside the page number, and is another one in each section. */
const SECTION_TITLE = /^(?:\d{1,2}(?:\.\d{1,2})+\.|Cap[ií]tulo \d{1,2}\.) /;

const patternOf = (line: string): string =>
  line
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\d+/g, '#')
    .replace(/^[ivxlc]+$/i, '#');

/** Pages of `pdftotext` without running headers, footers and page numbers. */
function withoutRunning(texts: readonly string[]): string[] {
  const pages = texts.map((text) => text.split('\n').filter((line) => line.trim() !== ''));
  const isEdge = (at: number, { length }: readonly string[]): boolean =>
    at < EDGE_LINES || at >= length - EDGE_LINES;
  const seen = new Map<string, number>();
  for (const lines of pages) {
    const edges = lines.filter((_, at) => isEdge(at, lines)).map(patternOf);
    for (const pattern of new Set(edges)) seen.set(pattern, (seen.get(pattern) ?? 0) + 1);
  }
  const isRunning = (line: string): boolean =>
    SECTION_TITLE.test(line.trim()) ||
    (seen.get(patternOf(line)) ?? 0) > Math.max(3, pages.length * RUNNING_SHARE);
  return pages.map((lines) =>
    lines.filter((line, at) => !(isEdge(at, lines) && isRunning(line))).join('\n'),
  );
}

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many of these words stand among others, too, each as often. */
export function foundAgain(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

/** Words as both sides write them: accents repaired, divided words joined, signs apart. */
function repairedWords(text: string): string[] {
  const lines = text.replace(/[-\u00ad]\s*\n\s*/g, '').split('\n');
  return wordsOf(lines.map(repairText).join(' '));
}

/** For each page with words: which share of the words of `pdftotext` ours has, too. */
export const recallByPage = (ours: readonly string[], theirs: readonly string[]): number[] =>
  withoutRunning(theirs).flatMap((page, index) => {
    const words = repairedWords(page);
    const found = foundAgain(words, repairedWords(ours[index] ?? ''));
    return words.length === 0 ? [] : [found / words.length];
  });
