import type { OpenPage, PdfDocument, Run } from '../types';

/** So many letters tell whether a page has some that its file names nowhere. */
const SAMPLE = 400;
/** One by one they are notes, arrows and bullets; together, and not all the same, they are words. */
const SHORTEST_RUN = 3;
const MIN_LETTERS = 12;
/** Of a sound font, a few letters are missing in its map: ligatures, small capitals. */
const MIN_SHARE = 0.1;

/** Private use, what is no character, and the sign for what could not be read. */
const NO_LETTER = /[\p{Co}\p{Cn}\ufffd]/gu;
const HAS_NO_LETTER = new RegExp(NO_LETTER.source, 'u');

/** Whether any word has a letter that is none: on most pages none has, and this tells it sooner. */
export const mayLackNames = (texts: readonly string[]): boolean =>
  HAS_NO_LETTER.test(texts.join(' '));

/** How many letters of a word are none. */
export function lettersWithoutName(text: string): number {
  const found = text.match(NO_LETTER) ?? [];
  return found.length >= SHORTEST_RUN && new Set(found).size > 1 ? found.length : 0;
}

/** Whether a font cannot be read that has so many letters without a name, of so many. */
export const isUnnamed = (nameless: number, letters: number): boolean =>
  nameless >= MIN_LETTERS && nameless >= MIN_SHARE * letters;

/** How many letters of each text object PDFium knows by their number in the font only, where they are words. */
export function unmappedLetters(
  { pdfium }: PdfDocument,
  { text, count }: OpenPage,
): Map<Run['object'], number> {
  const found = new Map<number, number>();
  const isUnmapped = (index: number) => pdfium._FPDFText_HasUnicodeMapError(text, index) === 1;
  const step = Math.max(1, Math.floor(count / SAMPLE));
  let isSound = true;
  for (let index = 0; index < count && isSound; index += step) isSound = !isUnmapped(index);
  if (isSound) return found;
  let run: number[] = [];
  for (let index = 0; index <= count; index++) {
    if (index < count && isUnmapped(index)) {
      run.push(index);
      continue;
    }
    const codes = run.map((at) => pdfium._FPDFText_GetUnicode(text, at));
    if (run.length >= SHORTEST_RUN && new Set(codes).size > 1) {
      for (const at of run) {
        const object = pdfium._FPDFText_GetTextObject(text, at);
        found.set(object, (found.get(object) ?? 0) + 1);
      }
    }
    run = [];
  }
  return found;
}
