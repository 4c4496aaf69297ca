import type { PdfDocument } from '../types';
import { kindOfMark, marksOf, saidBy } from './object-marks';

const MARK_OF_LAYER = 'OC';

/** The layer that an object of a page is part of, by its name; null where it is part of none. */
export function layerOf(document: PdfDocument, object: number): string | null {
  const mark = marksOf(document, object).find((one) => kindOfMark(document, one) === MARK_OF_LAYER);
  return mark === undefined ? null : saidBy(document, mark, 'Name');
}
