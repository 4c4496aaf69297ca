import type { Page } from 'tesseract.js';
import type { Ocr } from '../../../domain/ocr-ports';
import { inOrder } from '../../in-order';
import type { PagePictures } from '../../reader/page-pictures';
import { recognisedPage, type RecognisedParagraph } from '../../reader/recognised-text';
import { openEngines } from './engines';
import { straightened } from './straighten';

/** To be counted up when pages are drawn, prepared or recognised in another way. */
const ENGINE = 'tesseract-1';
/** Enough for printed text; more takes longer and reads no better (retrieval.md, section 5). */
const DPI = 150;
const ENGINES = 2;
/** Pictures that are drawn before an engine is free: a slow page does not let the other engine wait. */
const AHEAD = 2;
/** Five times what a dense page takes on a slow core. */
const PAGE_MS = 60_000;
/** A line without one word of which the engine is as sure as this, of 100, is a stain or a drawing. */
const LEAST_CONFIDENCE = 60;

/**
 * OCR for Spanish without the cloud: Tesseract, compiled to WebAssembly, in two threads of this process.
 * The pages are drawn in the reader process.
 */
export const spanishOcr = (
  pictures: PagePictures,
  languageFolder: string,
  pageMs = PAGE_MS,
): Ocr => ({
  engine: ENGINE,
  async *read(path, numbers) {
    const engines = openEngines(ENGINES, { languageFolder, pageMs });
    try {
      yield* inOrder(pictures(path, numbers, DPI), ENGINES + AHEAD, async ({ number, picture }) => {
        const page = picture && (await engines.recognise(straightened(picture)));
        return page ? recognisedPage(number, paragraphsOf(page)) : { number, text: null };
      });
    } finally {
      await engines.close();
    }
  },
});

const paragraphsOf = ({ blocks }: Page): RecognisedParagraph[] =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.map(({ lines }) =>
      lines
        .filter(({ words }) => words.some(({ confidence }) => confidence >= LEAST_CONFIDENCE))
        .map(({ words, rowAttributes }) => ({
          // The box of a line that runs askew is higher than its letters.
          height: rowAttributes.rowHeight,
          words: words.map(({ text, bbox: box }) => ({ text, left: box.x0, right: box.x1 })),
        })),
    ),
  );
