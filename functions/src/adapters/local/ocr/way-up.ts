import type { Page } from 'tesseract.js';
import type { Picture } from '../../reader/protocol';

/** Of 100: letters that stand on their heads reached 42 to 54, those of scans with noise 80 to 95. */
const SURE = 75;
/** A page of which the engine is less sure holds no sentence that is right. */
export const MIN_CERTAINTY = 60;

const LETTERS = /[\p{L}\p{N}]/gu;

/** How sure the engine is of the letters of a page, of 100; 0 where it found none. */
export function surenessOf({ blocks }: Page): number {
  let [sum, count] = [0, 0];
  for (const { text, confidence } of wordsOf(blocks)) {
    const letters = text.match(LETTERS)?.length ?? 0;
    sum += confidence * letters;
    count += letters;
  }
  return count === 0 ? 0 : sum / count;
}

const wordsOf = (blocks: Page['blocks']) =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)),
  );

/** Whether a page needs no second look: it was read well, or there is nothing on it. */
export const isUpright = (page: Page): boolean =>
  wordsOf(page.blocks).length === 0 || surenessOf(page) >= SURE;

export type Point = { x: number; y: number };
/** A page that was turned. `back`: where a point of it, in pixels, stands on the page as it was. */
export type Turned = { picture: Picture; back: (point: Point) => Point };

/** The page after half a turn. */
export const upsideDown = ({ picture, back }: Turned): Turned => ({
  picture: { ...picture, gray: Uint8Array.from(picture.gray).reverse() },
  back: ({ x, y }) => back({ x: picture.width - x, y: picture.height - y }),
});
