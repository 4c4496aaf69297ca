import { turnedBox } from '../geometry/turn';
import type { OpenGlyphs, PdfDocument, Run } from '../types';
import { pictureBoxesOf } from './page-images';

/** Points; letters of a printed manual have four at least, what is lower is hidden from readers, not small. */
const LOWEST = 2;

/** Dots that lead to a number are as low as that; of letters that stand sideways the height is not known. */
const isLow = ({ size, text, turned }: Run): boolean =>
  size < LOWEST && !turned && /[\p{L}\p{N}]/u.test(text);

/**
 * The runs without those that are drawn so low, or in no ink, that nobody sees them. Letters in no ink over a picture stay:
 * they are what was recognised in a scan.
 */
export function withoutInvisible(document: PdfDocument, { open, runs }: OpenGlyphs): Run[] {
  const high = runs.filter((run) => !isLow(run));
  if (!high.some(({ isInvisible }) => isInvisible)) return high;
  const pictures = pictureBoxesOf(document, open).map((box) => turnedBox(box, open.turns));
  const isOnPicture = ({ left, right, baseline }: Run): boolean =>
    pictures.some(
      (box) =>
        box.left <= right && left <= box.right && box.bottom <= baseline && baseline <= box.top,
    );
  return high.filter((run) => !run.isInvisible || isOnPicture(run));
}
