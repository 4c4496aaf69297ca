import { raiseMark } from '../raised-digits';
import { baselineOf, letterBox, type TextPage } from './letters';
import type { PdfDocument } from './types';

/** A sign is raised when its box is smaller than this share of the word's first one, */
const SMALLER = 0.85;
/** and stands higher by more than this share. */
const HIGHER = 0.1;
const DIGIT = /[0-9]/;
/** The mark of a note at the end of a word; after a stop it is that of an ordinal number. */
const MARK = /(?<=[\p{L}\p{N})])[a-g]$/u;

type Letters = { text: string; first: number; last: number };

/** The letters of a word, its raised digits and mark as such; the word stands in the direction of the page. */
export function withRaisedSigns(
  document: PdfDocument,
  page: TextPage,
  { text, first, last }: Letters,
): string {
  const mark = MARK.exec(text)?.index ?? text.length;
  const mayBeRaised = mark < text.length || DIGIT.test(text.slice(1));
  if (!mayBeRaised || isDrawnAtOnce(document, page, first, last)) return text;
  const placeOf = (index: number) => ({
    size: letterBox(document, page, index).size,
    baseline: baselineOf(document, page, index),
  });
  const body = placeOf(first);
  const isRaised = (index: number): boolean => {
    const { size, baseline } = placeOf(index);
    return size < SMALLER * body.size && baseline > body.baseline + HIGHER * body.size;
  };
  return Array.from({ length: text.length }, (_, at) => text[at] ?? '')
    .map((letter, at) =>
      at > 0 && (at === mark || DIGIT.test(letter)) && isRaised(first + at)
        ? raiseMark(letter)
        : letter,
    )
    .join('');
}

/** One text object has one size. */
const isDrawnAtOnce = (
  { pdfium }: PdfDocument,
  { text }: TextPage,
  first: number,
  last: number,
): boolean =>
  pdfium._FPDFText_GetTextObject(text, first) === pdfium._FPDFText_GetTextObject(text, last);
