import { textOfLine } from '../geometry/text-of-line';
import type { OutlineEntry } from './outline';
import type { Line } from '../types';

/**
 * A heading and the lines of the page that it takes up (none when the outline names what the page does not print).
 * `size` is set where its letters told it: see `heading-depths.ts`.
 */
export type PageHeading = {
  first: number;
  lines: number;
  depth: number;
  title: string;
  size?: number;
};

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** A printed heading may have a number before the title that the outline gives. */
const NUMBER_BEFORE = /^(?:(?:cap[ií]tulo|secci[oó]n|parte|anexo)\s*)?[\divxlc.]+[.):\s-]*/i;

/** A title is printed on at most so many lines. */
const MAX_LINES = 3;

/** Headings of a page by the outline: each entry at the line that prints its title, nearest to where it points. */
export function outlineHeadings(
  lines: readonly Line[],
  entries: readonly OutlineEntry[],
): PageHeading[] {
  const found: PageHeading[] = [];
  const folded = entries.length === 0 ? [] : lines.map((line) => fold(textOfLine(line)));
  for (const { title, depth, y } of entries) {
    const match = matchTitle(lines, folded, { title, y }) ?? { first: lineAt(lines, y), lines: 0 };
    found.push({ ...match, depth, title });
  }
  return found.toSorted((a, b) => a.first - b.first);
}

function matchTitle(
  lines: readonly Line[],
  folded: readonly string[],
  { title, y }: Pick<OutlineEntry, 'title' | 'y'>,
) {
  const wanted = fold(title);
  const bare = fold(title.replace(NUMBER_BEFORE, ''));
  if (wanted === '') return null;
  let best: { first: number; lines: number; away: number } | null = null;
  lines.forEach((line, first) => {
    let printed = '';
    for (let count = 1; count <= MAX_LINES && first + count <= lines.length; count++) {
      printed += folded[first + count - 1] ?? '';
      if (!wanted.startsWith(printed) && !printed.endsWith(bare || wanted)) break;
      const without = fold(textOfLine(line).replace(NUMBER_BEFORE, ''));
      if (printed === wanted || (count === 1 && without === (bare || wanted))) {
        const away = y === null ? first : Math.abs(line.baseline + line.size - y);
        if (!best || away < best.away) best = { first, lines: count, away };
        break;
      }
    }
  });
  return best as { first: number; lines: number } | null;
}

/** The first line at or below a height; the first of all when none is given. */
function lineAt(lines: readonly Line[], y: number | null): number {
  if (y === null) return 0;
  const first = lines.findIndex((line) => line.baseline <= y);
  return first === -1 ? lines.length : first;
}
