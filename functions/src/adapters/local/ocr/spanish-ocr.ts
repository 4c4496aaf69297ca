import type { Page } from 'tesseract.js';
import type { Ocr } from '../../../domain/ocr-ports';
import { inOrder } from '../../in-order';
import type { PagePictures } from '../../reader/page-pictures';
import type { Picture } from '../../reader/protocol';
import { recognisedPage, type RecognisedParagraph } from '../../reader/recognised-text';
import { openEngines, type Engines } from './engines';
import { withoutLeaders } from './leaders';
import { straightened } from './straighten';

/** To be counted up when pages are drawn, prepared or recognised in another way. */
const ENGINE = 'tesseract-2';
/** Small type in scans of 150 dots per inch is read better enlarged; scans of more lose little. */
const DPI = 225;
const ENGINES = 2;
/** Pictures that are drawn before an engine is free: a slow page does not let the other engine wait. */
const AHEAD = 2;
/** A dense page takes seconds; on a machine that is busy with other work, a minute. */
const PAGE_MS = 180_000;
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
        const page = picture && (await recognise(engines, picture));
        return page ? recognisedPage(number, paragraphsOf(page)) : { number, text: null };
      });
    } finally {
      await engines.close();
    }
  },
});

function recognise(engines: Engines, scanned: Picture): Promise<Page | null> {
  const { picture, isList } = withoutLeaders(straightened(scanned));
  return engines.recognise(picture, isList);
}

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
