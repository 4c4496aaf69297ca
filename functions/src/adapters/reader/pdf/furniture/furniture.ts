import { countReadable, repairText } from '../../repair-text';
import { textOfLine } from '../geometry/text-of-line';
import type { BlockPage, BodyPage, Line, PageLook, PdfDocument } from '../types';
import { isContentsPage } from './contents-page';
import { withNeighbours } from './neighbours';
import { printedNumberOf } from './page-numbers';
import { marginOf, withoutRunningLines, type MarginedPage } from './running-lines';
import { readUtf16 } from '../pdfium/pdfium';

/** How many pages on each side tell what is repeated from page to page. */
export const REACH = 8;
/** With fewer characters than `most`, a page shows its text in the images that cover at least this share of it. */
const IMAGES_OF_TEXT = [
  { most: 20, share: 0.1 },
  // A scan with what was stamped on it: a page number, the line of an application or of a site.
  { most: 150, share: 0.8 },
];

/** In scans of fewer dots an inch OCR takes figures for others: letters of a text are some twelve dots high. */
const FINE = 120;

type Marked = BlockPage & MarginedPage;

/** Each page without headers, footers and numbers, and how it is cited: what the pages around it tell. */
export function* furniture(
  pages: Iterable<BlockPage>,
  document: PdfDocument,
): Generator<BodyPage, void> {
  for (const { page, around } of withNeighbours(marked(pages), REACH)) {
    yield bodyOf(document, page, around);
  }
}

function* marked(pages: Iterable<BlockPage>): Generator<Marked, void> {
  for (const page of pages) {
    const margin = marginOf(page);
    yield { ...page, margin, numbers: margin.flatMap(({ numbers }) => numbers) };
  }
}

function bodyOf(document: PdfDocument, page: Marked, around: readonly Marked[]): BodyPage {
  const { index, frame } = page;
  const body = withoutRunningLines(page, around);
  const unreadable = unreadableOf(page.look, body);
  const isOnlyRunning = body.length === 0 && page.lines.length > 0 && unreadable === null;
  const place = { number: index + 1, pageCount: document.pageCount };
  return {
    index,
    frame,
    lines: isOnlyRunning ? page.lines : body,
    reference: referenceOf(document, index, () => printedNumberOf(page, around)),
    isAside: isOnlyRunning || (unreadable !== 'garbled' && isContentsPage(body, place)),
    unreadable,
    isCoarse: unreadable === 'image' && (page.look.dotsPerInch ?? FINE) < FINE,
    around,
  };
}

function unreadableOf(
  { isDamaged, isGarbled, isOutlined, imageShare }: PageLook,
  body: readonly Line[],
): BodyPage['unreadable'] {
  if (isDamaged) return 'damaged';
  if (isGarbled) return 'garbled';
  const isScan = IMAGES_OF_TEXT.some(
    ({ most, share }) =>
      imageShare >= share && countReadable(body.map(textOfLine).join(' ')) < most,
  );
  return isScan || isOutlined ? 'image' : null;
}

/** "Anexo A-12": what is longer than this was not printed as the number of a page. */
const MAX_LABEL_LENGTH = 20;

/** The number that is printed on a page, as the document declares it; null when it declares none. */
function labelOf({ pdfium, scratch, handle }: PdfDocument, index: number): string | null {
  const declared = readUtf16(pdfium, scratch, (buffer, size) =>
    pdfium._FPDF_GetPageLabel(handle, index, buffer, size),
  );
  const label = repairText(declared.replace(/\s+/g, ' '));
  return label === '' || label.length > MAX_LABEL_LENGTH ? null : label;
}

/**
 * How a page is cited: by the number that is printed on it, as the document tells or its pages show, else by its
 * position.
 */
const referenceOf = (document: PdfDocument, index: number, printed: () => string | null): string =>
  `p. ${labelOf(document, index) ?? printed() ?? index + 1}`;
