import type { PageContent } from '../page-content';
import { LITTLE_TEXT } from '../page-images';
import type { PdfSource } from '../pdf-source';
import { outlineOf } from './outline-entries';
import { pageLabels } from './page-labels';
import { readRuns, type Fonts } from './page-runs';
import { pagesOf, type PageObject } from './pages';
import { openFile, type PdfFile } from './pdf-file';
import { NotDirect } from './values';
import { expectUpright, wordsOfRuns } from './words-of-runs';

/** A PDF that is understood without PDFium, as a whole and page by page. */
export type DirectPdf = Omit<PdfSource, 'content'> & {
  /** Undefined where the page needs PDFium. */
  content(index: number): PageContent | undefined;
};

/** Null where the whole file needs PDFium. */
export const openDirect = (bytes: Buffer): DirectPdf | null => orElse(() => open(bytes), null);

function open(bytes: Buffer): DirectPdf {
  const file = openFile(bytes);
  const catalog = file.dict(file.trailer.get('Root'));
  if (!catalog) throw new NotDirect('catalog');
  const pages = pagesOf(file, catalog);
  const outline = outlineOf({ file, catalog, pages });
  const fonts: Fonts = new Map();
  return {
    pageCount: pages.length,
    outline,
    label: pageLabels(file, catalog),
    content: (index) => {
      const page = pages[index];
      return page && orElse(() => contentOf(file, page, fonts), undefined);
    },
  };
}

function contentOf(file: PdfFile, page: PageObject, fonts: Fonts): PageContent {
  if (!page.isUpright) throw new NotDirect('turned');
  const { runs, imageArea } = readRuns(file, page, fonts);
  expectUpright(runs);
  const words = wordsOfRuns(runs);
  const characters = words.reduce((sum, word) => sum + word.text.length, 0);
  const { left, right, top, bottom } = page.box;
  const share = Math.min(1, imageArea / ((right - left) * (top - bottom)));
  return { words, turns: 0, imageShare: characters < LITTLE_TEXT ? share : 0, top, bottom };
}

function orElse<Result, Other>(read: () => Result, other: Other): Result | Other {
  try {
    return read();
  } catch (error) {
    // The latter is what strange places and sizes end in.
    if (error instanceof NotDirect || error instanceof RangeError) return other;
    throw error;
  }
}
