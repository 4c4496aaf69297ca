import type { Bbox, Page } from 'tesseract.js';
import type { Ocr } from '../../../domain/ports/ocr';
import { inOrder } from '../../in-order';
import type { PagePictures } from '../../reader/page-pictures';
import type { Picture } from '../../reader/protocol';
import { recognisedPage, type RecognisedParagraph } from '../../reader/recognised-text';
import { aroundPoints, type Edges } from '../../reader/share-box';
import { openEngines, type Engines } from './engines';
import { withoutLeaders } from './leaders';
import { straightened } from './straighten';
import { isUpright, surenessOf, upsideDown, MIN_CERTAINTY, type Turned } from './way-up';

/** To be counted up when pages are drawn, prepared or recognised in another way. */
const ENGINE = 'tesseract-3';
/** Small type in scans of 150 dots per inch is read better enlarged; scans of more lose little. */
const DPI = 225;
const ENGINES = 2;
/** Pictures that are drawn before an engine is free: a slow page does not let the other engine wait. */
const AHEAD = 2;
/** A dense page takes seconds; on a machine that is busy with other work, a minute. */
const PAGE_MS = 180_000;
/** A line without one word of which the engine is as sure as this, of 100, is a stain or a drawing. */
const MIN_CONFIDENCE = 60;

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
        return page ? recognisedPage(number, page) : { number, text: null };
      });
    } finally {
      await engines.close();
    }
  },
});

/**
 * Tesseract finds lines that run up or down the page, but takes letters that stand on their heads for others. Null where
 * it is sure of nothing, either way up.
 */
async function recognise(
  engines: Engines,
  scanned: Picture,
): Promise<RecognisedParagraph[] | null> {
  const straight = straightened(scanned);
  const read = async (way: Turned): Promise<{ page: Page; way: Turned } | null> => {
    const { picture, isList } = withoutLeaders(way.picture);
    const page = await engines.recognise(picture, isList);
    return page && { page, way };
  };
  const first = await read(straight);
  if (first === null || isUpright(first.page)) return first && paragraphsOf(first.page, first.way);
  const second = await read(upsideDown(straight));
  const best = second && surenessOf(second.page) > surenessOf(first.page) ? second : first;
  return surenessOf(best.page) < MIN_CERTAINTY ? null : paragraphsOf(best.page, best.way);
}

function paragraphsOf({ blocks }: Page, way: Turned): RecognisedParagraph[] {
  return (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.map(({ lines }) =>
      lines
        .filter(({ words }) => words.some(({ confidence }) => confidence >= MIN_CONFIDENCE))
        .map(({ words, rowAttributes }) => ({
          // The box of a line that runs askew is higher than its letters.
          height: rowAttributes.rowHeight,
          words: words.map(({ text, bbox: box }) => ({
            text,
            left: box.x0,
            right: box.x1,
            edges: edgesOf(box, way),
          })),
        })),
    ),
  );
}

/** Where a box of the picture that was read stands on the page as it was drawn: neither way of turning changes its size. */
function edgesOf({ x0, y0, x1, y1 }: Bbox, { picture: { width, height }, back }: Turned): Edges {
  const corners = [x0, x1].flatMap((x) => [y0, y1].map((y) => back({ x, y })));
  return aroundPoints(corners.map(({ x, y }) => ({ x: x / width, y: y / height })));
}
