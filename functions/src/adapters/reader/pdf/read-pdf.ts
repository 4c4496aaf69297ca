import type { ReadDocument, ReadPage } from '../../../domain/ports';
import { countReadable } from '../repair-text';
import { createFontHeadings } from './font-headings';
import { outlineHeadings, type PageHeading } from './headings';
import { linesOf, type Line } from './lines';
import { isContentsPage } from './contents-page';
import { readOutline, referenceOf, type OutlineEntry } from './outline';
import { FEW_CHARACTERS, readPageContent } from './page-content';
import { pageTextOf } from './page-text';
import { openPdf, type PdfDocument } from './pdf-document';
import { withoutRunningLines, type LaidOutPage } from './running-lines';

/** How many pages on each side tell what is repeated from page to page. */
const WINDOW = 8;
/** Images that cover less than this share of a page do not hide its text. */
const IMAGE_SHARE = 0.1;
/** An outline with fewer entries per page only names chapters: the letters tell the headings within. */
const DENSE_OUTLINE = 1 / 3;

type Laid = LaidOutPage & { index: number; isDamaged: boolean; imageShare: number };

/** Reads a PDF by its text layer, one page at a time. */
export async function readPdf(path: string): Promise<ReadDocument> {
  const document = await openPdf(path);
  return { type: 'application/pdf', pageCount: document.pageCount, pages: pagesOf(document) };
}

function* pagesOf(document: PdfDocument): Generator<ReadPage> {
  const headings = createHeadings(document);
  const window: Laid[] = [];
  for (let next = 0; next < document.pageCount + WINDOW; next++) {
    if (next < document.pageCount) {
      const page = layOut(document, next);
      headings.learn(page.lines);
      window.push(page);
    }
    const current = window.find(({ index }) => index === next - WINDOW);
    if (current) yield readPage(document, current, window, headings);
    if (window[0] && window[0].index < next - 2 * WINDOW) window.shift();
  }
}

function layOut(document: PdfDocument, index: number): Laid {
  const content = readPageContent(document, index);
  if (!content) return { index, isDamaged: true, lines: [], top: 0, bottom: 0, imageShare: 0 };
  const { top, bottom, imageShare } = content;
  return { index, isDamaged: false, lines: linesOf(content), top, bottom, imageShare };
}

function readPage(
  document: PdfDocument,
  page: Laid,
  window: readonly Laid[],
  headings: Headings,
): ReadPage {
  const lines = withoutRunningLines(page, window);
  const content = pageTextOf(lines, headings.of(page.index, lines));
  const number = page.index + 1;
  const identity = { number, reference: referenceOf(document, page.index) };
  if (page.isDamaged) return { ...identity, ...content, unreadable: 'damaged' };
  const isImage = countReadable(content.text) < FEW_CHARACTERS && page.imageShare >= IMAGE_SHARE;
  return {
    ...identity,
    ...content,
    ...(isContentsPage(lines, { number, pageCount: document.pageCount }) && { isContents: true }),
    ...(isImage && { unreadable: 'image' as const }),
  };
}

type Headings = {
  learn(lines: readonly Line[]): void;
  of(index: number, lines: readonly Line[]): PageHeading[];
};

/** By the outline where it is dense; elsewhere by the letters, below the outline's titles. */
function createHeadings(document: PdfDocument): Headings {
  const outline = readOutline(document);
  const entries = [...outline.values()].flat();
  const byFont = createFontHeadings();
  const of = (index: number, lines: readonly Line[]): PageHeading[] => {
    const named = outlineHeadings(lines, outline.get(index) ?? []);
    if (entries.length >= document.pageCount * DENSE_OUTLINE) return named;
    const taken = new Set(named.flatMap(({ first, lines: count }) => rangeOf(first, count)));
    const below = deepest(entries);
    const others = byFont
      .headingsOf(lines)
      .filter(({ first }) => !taken.has(first))
      .map((heading) => ({ ...heading, depth: heading.depth + below }));
    return [...named, ...others].toSorted((a, b) => a.first - b.first);
  };
  return { learn: (lines) => byFont.learn(lines), of };
}

const rangeOf = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

const deepest = (entries: readonly OutlineEntry[]): number =>
  Math.max(0, ...entries.map(({ depth }) => depth));
