import { alternativesOf } from '../../../../domain/spanish/alternatives';
import type { OpenPage, PdfDocument } from '../types';

/** Fonts of signs by their names. */
const OF_SIGNS =
  /dingbat|wingding|webding|marlett|pictogra|s[ií]mbol|symbols?(?!mt)|icon|signos?|marcas/i;
/** What names a face of letters: single ones in it, as in bold, are letters. */
const OF_LETTERS = new RegExp(alternativesOf('font-names.txt')('names of letters'), 'i');
/** Bytes of two letters in UTF-16 and of the NUL at their end. */
const TWO_LETTERS = 6;
const MAX_NAME_LENGTH = 200;

/**
 * Whether the letter at an index is drawn by a font that may hold signs: one that says so by its name, or one of an unknown name
 * that draws letters one by one alone. Null where no font of the page may: then no letter need be asked.
 */
export function signsAmong(
  document: PdfDocument,
  page: OpenPage,
): ((index: number) => boolean) | null {
  const { pdfium } = document;
  const fonts = new Map<number, boolean>();
  const ofSigns = new Map<number, number>();
  for (const object of page.texts) {
    const font = pdfium._FPDFTextObj_GetFont(object);
    if (!fonts.has(font)) fonts.set(font, mayHoldSigns(document, font));
    if (fonts.get(font) !== true) continue;
    if (pdfium._FPDFTextObj_GetText(object, page.text, 0, 0) > TWO_LETTERS) fonts.set(font, false);
    else ofSigns.set(object, font);
  }
  const signs = new Set([...ofSigns].flatMap(([one, font]) => (fonts.get(font) ? [one] : [])));
  if (signs.size === 0) return null;
  return (index) => signs.has(pdfium._FPDFText_GetTextObject(page.text, index));
}

function mayHoldSigns({ pdfium, scratch }: PdfDocument, font: number): boolean {
  if (font === 0) return false;
  const at = scratch.pointer;
  const size = pdfium._FPDFFont_GetBaseFontName(font, at, MAX_NAME_LENGTH);
  if (size < 2 || size > MAX_NAME_LENGTH) return false;
  const name = Buffer.from(pdfium.HEAPU8.subarray(at, at + size - 1)).toString('latin1');
  return OF_SIGNS.test(name) || !OF_LETTERS.test(name);
}
