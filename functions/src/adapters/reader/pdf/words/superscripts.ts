import { raiseMark } from '../../raised-digits';
import { baselineOf, letterBox } from '../pdfium/letters';
import type { OpenPage, PdfDocument, Run } from '../types';

/** A sign is raised when its box is smaller than this share of the word's first one, */
const SMALLER = 0.85;
/** and stands higher by more than this share. */
const HIGHER = 0.1;
const DIGIT = /[0-9]/;
/** The mark of a note at the end of a word; after a stop it is that of an ordinal number. */
const MARK = /^[a-g]$/;
const BEFORE_MARK = /[\p{L}\p{N})]$/u;

/** The letters of a run, its raised digits and mark as such; it stands in the direction of the page. */
export function withRaisedSigns(document: PdfDocument, page: OpenPage, run: Run): string {
  const { text, first } = run;
  if (text.length < 2) return text;
  const end = text.length - 1;
  const mark = MARK.test(text[end] ?? '') && BEFORE_MARK.test(text.slice(0, end)) ? end : null;
  if (mark === null && !DIGIT.test(text)) return text;
  if (isDrawnAtOnce(document, page, run)) return text;
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
  { text }: OpenPage,
  { object, last }: Run,
): boolean => object === pdfium._FPDFText_GetTextObject(text, last);
