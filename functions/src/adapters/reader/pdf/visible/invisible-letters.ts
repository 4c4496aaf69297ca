import { turnedBox } from '../letters';
import { pictureBoxesOf } from '../page-images';
import type { PdfDocument, Word } from '../types';

/** Points; letters of a printed manual have four at least, what is lower is hidden from readers, not small. */
const LOWEST = 2;

/** Dots that lead to a number are as low as that; of letters that stand sideways the height is not known. */
const isLow = ({ size, text, turned }: Word): boolean =>
  size < LOWEST && !turned && /[\p{L}\p{N}]/u.test(text);

type Drawn = { words: Word[]; turns: number };

/**
 * The words without those that are drawn so low, or in no ink, that nobody sees them. Letters in no ink over a picture stay:
 * they are what was recognised in a scan.
 */
export function withoutInvisible(
  document: PdfDocument,
  page: number,
  { words, turns }: Drawn,
): Word[] {
  const high = words.filter((word) => !isLow(word));
  if (!high.some(({ isInvisible }) => isInvisible)) return high;
  const pictures = pictureBoxesOf(document, page).map((box) => turnedBox(box, turns));
  const isOnPicture = ({ left, right, baseline }: Word): boolean =>
    pictures.some(
      (box) =>
        box.left <= right && left <= box.right && box.bottom <= baseline && baseline <= box.top,
    );
  return high.filter((word) => !word.isInvisible || isOnPicture(word));
}
