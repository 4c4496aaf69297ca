import type { ReadDocument, ReadPage } from '../../../domain/document/read-page';
import type { ReadingOrder } from '../protocol';
import { countReadable } from '../repair-text';
import { linesOf } from './lines';
import { isContentsPage } from './contents-page';
import { referenceOf } from './outline';
import { readPageContent } from './page-content';
import { createHeadings, type Headings } from './page-headings';
import { pageTextOf } from './page-text';
import { placedLines } from './placed-lines';
import { refusePlaceholder } from './placeholder';
import { openPdf } from './pdf-document';
import { numbersIn, printedNumberOf, type NumberedPage } from './printed-numbers';
import type { WasmModule } from './web-assembly';
import { marginOf, withoutRunningLines, type LaidOutPage } from './running-lines';
import type { Line, PageFrame, PdfDocument } from './types';

/** How many pages on each side tell what is repeated from page to page. */
const WINDOW = 8;
/** With fewer characters than `most`, a page shows its text in the images that cover at least this share of it. */
const IMAGES_OF_TEXT = [
  { most: 20, share: 0.1 },
  // A scan with what was stamped on it: a page number, the line of an application or of a site.
  { most: 150, share: 0.8 },
];
type Laid = LaidOutPage &
  NumberedPage & { isDamaged: boolean; imageShare: number; frame: PageFrame | null };

/** Documents with fewer pages are not worth being read in parts. */
const FEWEST_PAGES = 24;

type Reading = { order?: ReadingOrder; module?: WasmModule };

/** Reads a PDF by its text layer, one page at a time. The depth of headings is left to `rankHeadings`. */
export async function readPdf(
  path: string,
  { order, module }: Reading = {},
): Promise<ReadDocument> {
  const document = await openPdf(path, module);
  refusePlaceholder(document, () => {
    const { lines } = layOut(document, 0);
    return pageTextOf(lines, []).text;
  });
  const range = rangeOf(document.pageCount, order ?? { part: 0, parts: 1, skip: 0 });
  return {
    type: 'application/pdf',
    pageCount: document.pageCount,
    pages: pagesOf(document, range),
  };
}

type Range = { from: number; to: number };

function rangeOf(pageCount: number, { part, parts, skip }: ReadingOrder): Range {
  const each = pageCount < FEWEST_PAGES ? pageCount : Math.ceil(pageCount / parts);
  const [from, to] = [part * each + skip, (part + 1) * each];
  return { from: Math.min(from, pageCount), to: Math.min(to, pageCount) };
}

/** The pages around those that are wanted are laid out, too: they tell what is repeated. */
function* pagesOf(document: PdfDocument, { from, to }: Range): Generator<ReadPage> {
  if (from >= to) return;
  const headings = createHeadings(document);
  const window: Laid[] = [];
  const last = Math.min(document.pageCount, to + WINDOW);
  for (let next = Math.max(0, from - WINDOW); next < to + WINDOW; next++) {
    if (next < last) {
      const page = layOut(document, next);
      headings.learn(page.lines);
      window.push(page);
    }
    const current = window.find(({ index }) => index === next - WINDOW && index >= from);
    if (current) yield readPage(document, current, window, headings);
    if (window[0] && window[0].index < next - 2 * WINDOW) window.shift();
  }
}

const NOTHING = { lines: [], margin: [], numbers: [], imageShare: 0, frame: null };

function layOut(document: PdfDocument, index: number): Laid {
  const content = readPageContent(document, index);
  if (!content) return { ...NOTHING, index, isDamaged: true };
  const lines = linesOf(content);
  const margin = marginOf(lines, content);
  return {
    index,
    isDamaged: false,
    lines,
    margin,
    numbers: margin.flatMap(({ line }) => numbersIn(line)),
    imageShare: content.imageShare,
    frame: content.frame,
  };
}

function readPage(
  document: PdfDocument,
  page: Laid,
  window: readonly Laid[],
  headings: Headings,
): ReadPage {
  const lines = withoutRunningLines(page, window);
  const textOf = (shown: readonly Line[]): Omit<ReadPage, 'number' | 'reference'> => {
    const { places, ...text } = pageTextOf(shown, headings.of(page.index, shown));
    const placed = page.frame ? placedLines(places, page.frame) : [];
    return { ...text, ...(placed.length > 0 && { placed }) };
  };
  const content = textOf(lines);
  const number = page.index + 1;
  const reference = referenceOf(document, page.index, () => printedNumberOf(page, window));
  const identity = { number, reference };
  if (page.isDamaged) return { ...identity, ...content, unreadable: 'damaged' };
  const isImage = IMAGES_OF_TEXT.some(
    ({ most, share }) => page.imageShare >= share && countReadable(content.text) < most,
  );
  const isOnlyRunning = lines.length === 0 && page.lines.length > 0 && !isImage;
  if (isOnlyRunning) return { ...identity, ...textOf(page.lines), isAside: true };
  const isAside = isContentsPage(lines, { number, pageCount: document.pageCount });
  return {
    ...identity,
    ...content,
    ...(isAside && { isAside }),
    ...(isImage && { unreadable: 'image' as const }),
  };
}
