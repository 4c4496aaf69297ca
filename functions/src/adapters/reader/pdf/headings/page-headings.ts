import { createFontHeadings } from './font-headings';
import { outlineHeadings, type PageHeading } from './outline-headings';
import { readOutline, type OutlineEntry } from './outline';
import type { Line, PdfDocument } from '../types';

/** An outline with fewer entries per page only names chapters: the letters tell the headings within. */
const DENSE_OUTLINE = 1 / 3;
/** So many pages on each side tell whether it is dense there, too: these may have fewer by this share. */
const AROUND = 15;
const THINNER = 1 / 3;
/** After its last entry an outline speaks of no more pages than these, or so many times those between two entries. */
const MAX_PAGES_AFTER = 10;
const LONGER_GAP = 3;

type Headings = {
  learn(lines: readonly Line[]): void;
  of(index: number, lines: readonly Line[]): PageHeading[];
};

/** By the outline where it is dense; elsewhere by the letters, below the outline's titles as long as these go on. */
export function createHeadings(document: PdfDocument): Headings {
  const outline = readOutline(document);
  const entries = [...outline.values()].flat();
  const below = deepest(entries);
  const end = endOf([...outline.keys()], document.pageCount);
  const isDense = denseIn(outline, document.pageCount);
  const byFont = createFontHeadings();
  const of = (index: number, lines: readonly Line[]): PageHeading[] => {
    const named = outlineHeadings(lines, outline.get(index) ?? []);
    if (index <= end && isDense(index)) return named;
    const taken = new Set(named.flatMap(({ first, lines: count }) => linesFrom(first, count)));
    const others = byFont
      .headingsOf(lines)
      .filter(({ first }) => !taken.has(first))
      .map((heading) => ({ ...heading, depth: heading.depth + (index <= end ? below : 0) }));
    return [...named, ...others].toSorted((a, b) => a.first - b.first);
  };
  return { learn: (lines) => byFont.learn(lines), of };
}

type Outline = ReadonlyMap<number, readonly OutlineEntry[]>;

/** Whether the outline is dense in the whole document and around a page: some name only the first part. */
function denseIn(outline: Outline, pageCount: number): (index: number) => boolean {
  const share = (from: number, to: number): number => {
    let found = 0;
    for (let page = from; page < to; page++) found += outline.get(page)?.length ?? 0;
    return found / (to - from);
  };
  if (share(0, pageCount) < DENSE_OUTLINE) return () => false;
  const first = Math.min(...outline.keys());
  return (index) =>
    index < first ||
    share(Math.max(0, index - AROUND), Math.min(pageCount, index + AROUND + 1)) >=
      DENSE_OUTLINE * THINNER;
}

/** The last page that the outline speaks of. */
function endOf(pages: readonly number[], pageCount: number): number {
  const inOrder = pages.toSorted((a, b) => a - b);
  const last = inOrder.at(-1) ?? 0;
  const gaps = inOrder.map((page, index) => page - (inOrder[index - 1] ?? 0));
  const most = Math.max(MAX_PAGES_AFTER, LONGER_GAP * Math.max(0, ...gaps));
  return pageCount - last > most ? last : pageCount;
}

const linesFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

const deepest = (entries: readonly OutlineEntry[]): number =>
  Math.max(0, ...entries.map(({ depth }) => depth));
