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
function withoutRunning(pages: readonly string[]): string[] {
  const seen = new Map<string, number>();
  const edges = pages.map((page) => {
    const lines = page.split('\n').filter((line) => line.trim() !== '');
    return [...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)].map(patternOf);
  });
  for (const pattern of edges.flatMap((lines) => [...new Set(lines)])) {
    seen.set(pattern, (seen.get(pattern) ?? 0) + 1);
  }
  const isRunning = (line: string): boolean =>
    SECTION_TITLE.test(line.trim()) ||
    (seen.get(patternOf(line)) ?? 0) > Math.max(3, pages.length * RUNNING_SHARE);
  return pages.map((page) => {
    const lines = page.split('\n').filter((line) => line.trim() !== '');
    const isEdge = (index: number): boolean =>
      index < EDGE_LINES || index >= lines.length - EDGE_LINES;
    return lines.filter((line, index) => !(isEdge(index) && isRunning(line))).join('\n');
  });
}

/** Words as both sides write them: accents repaired, divided words joined, signs apart. */
function wordsOf(text: string): Map<string, number> {
  const words = new Map<string, number>();
  const whole = text
    .replace(/[-\u00ad]\s*\n\s*/g, '')
    .split('\n')
    .map(repairText)
    .join(' ');
  for (const word of whole.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

/** For each page with words: which share of the words of `pdftotext` ours has, too. */
export function recallByPage(ours: readonly string[], theirs: readonly string[]): number[] {
  return withoutRunning(theirs).flatMap((page, index) => {
    const found = wordsOf(ours[index] ?? '');
    let [all, common] = [0, 0];
    for (const [word, count] of wordsOf(page)) {
      all += count;
      common += Math.min(count, found.get(word) ?? 0);
    }
    return all === 0 ? [] : [common / all];
  });
}
